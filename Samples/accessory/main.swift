#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#else
internal import Darwin
#endif

exit(Tool.run(Array(CommandLine.arguments.dropFirst())))
