public import UIKit

/// swiftui/view
@MainActor public protocol View {}

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
@MainActor public protocol UIViewRepresentable: View {
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
