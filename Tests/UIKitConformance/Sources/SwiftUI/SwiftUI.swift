public import UIKit

/// swiftui/view
@MainActor public protocol View {
  /// swiftui/view/body-swift.associatedtype
  associatedtype Body: View
  /// swiftui/view/body-swift.property
  @ViewBuilder var body: Body { get }
}

extension Never: View {
  /// swiftui/view/body-swift.property
  public var body: Never { fatalError("it has no view") }
}

/// swiftui/viewbuilder
@resultBuilder public enum ViewBuilder {
  /// swiftui/viewbuilder/buildblock(_:)
  @MainActor public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// swiftui/viewbuilder/buildblock(_:)
  @MainActor public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> { TupleView((repeat each content)) }
}

/// swiftui/tupleview
@MainActor public struct TupleView<T>: View {
  /// The views.
  public let value: T

  init(_ value: T) {
    self.value = value
  }

  /// swiftui/view/body-swift.property
  public var body: Never { fatalError("the stand-in shows nothing") }
}

/// swiftui/vstack
@MainActor public struct VStack<Content: View>: View {
  /// What it holds.
  public let content: Content

  /// swiftui/vstack/init(alignment:spacing:content:)
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// swiftui/view/body-swift.property
  public var body: Never { fatalError("the stand-in shows nothing") }
}

/// swiftui/text
@MainActor public struct Text: View {
  /// What it shows.
  public let content: String

  /// swiftui/text/init(_:)
  public init(_ content: String) {
    self.content = content
  }

  /// swiftui/view/body-swift.property
  public var body: Never { fatalError("the stand-in shows nothing") }
}

/// swiftui/binding
@propertyWrapper public struct Binding<Value> {
  private let get: () -> Value
  private let set: (Value) -> Void

  /// swiftui/binding/init(get:set:)
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.get = get
    self.set = set
  }

  /// swiftui/binding/wrappedvalue
  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }

  /// swiftui/binding/projectedvalue
  public var projectedValue: Binding<Value> { self }

  /// swiftui/binding/constant(_:)
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { _ in })
  }
}

/// swiftui/state
@propertyWrapper public struct State<Value> {
  private final class Box {
    var value: Value

    init(_ value: Value) {
      self.value = value
    }
  }

  private let box: Box

  /// swiftui/state/init(wrappedvalue:)
  public init(wrappedValue: Value) {
    box = Box(wrappedValue)
  }

  /// swiftui/state/wrappedvalue
  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.value = newValue }
  }

  /// swiftui/state/projectedvalue
  public var projectedValue: Binding<Value> {
    Binding(get: { box.value }, set: { box.value = $0 })
  }
}

/// swiftui/uiviewrepresentablecontext
@MainActor public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  /// swiftui/uiviewrepresentablecontext/coordinator
  public let coordinator: Representable.Coordinator

  /// Makes a context.
  public init(coordinator: Representable.Coordinator) {
    self.coordinator = coordinator
  }
}

/// swiftui/uiviewrepresentable
@MainActor public protocol UIViewRepresentable: View where Body == Never {
  /// swiftui/uiviewrepresentable/uiviewtype
  associatedtype UIViewType: UIView
  /// swiftui/uiviewrepresentable/coordinator
  associatedtype Coordinator = Void
  /// swiftui/uiviewrepresentable/context
  typealias Context = UIViewRepresentableContext<Self>

  /// swiftui/uiviewrepresentable/makeuiview(context:)
  func makeUIView(context: Context) -> UIViewType
  /// swiftui/uiviewrepresentable/updateuiview(_:context:)
  func updateUIView(_ uiView: UIViewType, context: Context)
  /// swiftui/uiviewrepresentable/makecoordinator()
  func makeCoordinator() -> Coordinator
  /// swiftui/uiviewrepresentable/dismantleuiview(_:coordinator:)
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
}

extension UIViewRepresentable {
  /// swiftui/view/body-swift.property
  public var body: Never { fatalError("the stand-in shows nothing") }
}
