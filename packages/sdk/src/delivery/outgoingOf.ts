import { Schema } from "effect"
import { maybe } from "../contract/wire.ts"

/** An identifier that the sender makes before anything is sent, so that sending twice is the same as once. */
export const Uuid = Schema.String.check(
  Schema.isPattern(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/)
)

/** Something on its way from a device: `follows` is what it knowingly takes the place of. */
export const outgoingOf = <Content extends Schema.Top>(content: Content) =>
  Schema.Struct({ id: Uuid, follows: maybe(Uuid), content })
