import { Effect, Layer } from "effect"
import { Settings } from "../../src/Settings.ts"
import { Seal } from "../../src/secret/Seal.ts"
import { seed } from "../../src/seed/seed.ts"

/** What opens again what the demo seals. */
export const demoSeal = Seal.layer.pipe(
  Layer.provide(Layer.succeed(Settings, { secretKey: "the secret of the demo's seal in tests" }))
)

/** Makes the demo as of a moment. */
export const demoAt = (now: Date) => Effect.provide(seed(now), demoSeal)
