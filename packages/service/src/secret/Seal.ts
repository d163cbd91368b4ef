import { Context, Effect, Layer } from "effect"
import { openedText, sealedText } from "./sealedText.ts"
import { sealingKey } from "./sealingKey.ts"

/** Keeps values from those who can read the database. What is sealed for one purpose does not open for another. */
export class Seal extends Context.Service<
  Seal,
  {
    seal(value: unknown, purpose: string): Effect.Effect<string>
    /** A defect where it was sealed with another key or for another purpose. */
    open(sealed: string, purpose: string): Effect.Effect<unknown>
  }
>()("@crewfleet/service/secret/Seal") {
  static readonly layer = Layer.effect(
    Seal,
    Effect.map(sealingKey, (key) =>
      Seal.of({
        seal: (value, purpose) =>
          Effect.map(key, (known) => sealedText(known, JSON.stringify(value), purpose)),
        open: (text, purpose) => Effect.map(key, (known) => JSON.parse(openedText(known, text, purpose)))
      })
    )
  )
}
