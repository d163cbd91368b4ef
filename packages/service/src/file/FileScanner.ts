import { Context, Effect, Layer } from "effect"

/** What a scanner says of a file: nothing is against it, or why it is refused, in words for whoever chose it. */
export type Verdict = "clean" | { readonly refused: string }

/** Looks at the bytes of every upload before they are kept. Where it fails, or takes too long, nothing is kept. */
export class FileScanner extends Context.Service<
  FileScanner,
  { readonly look: (content: Uint8Array) => Effect.Effect<Verdict, unknown> }
>()("@crewfleet/service/file/FileScanner") {
  /** Scans nothing. */
  static readonly layer = Layer.succeed(FileScanner, { look: () => Effect.succeed("clean") })
}
