import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { Assumed } from "../contract/Assumed.ts"
import { BodyLimit } from "../contract/BodyLimit.ts"
import { maybe } from "../contract/wire.ts"
import { ServerMessage } from "../session/SessionApi.ts"
import { defectKinds } from "./defectKinds.ts"

const text = (pattern: RegExp, maximum: number) =>
  Schema.String.check(Schema.isMaxLength(maximum), Schema.isPattern(pattern))

/** A line or a column. */
const Place = Schema.Int.check(Schema.isGreaterThanOrEqualTo(0), Schema.isLessThanOrEqualTo(100_000_000))

/** A place in the portal's own files. */
const Frame = Schema.Struct({
  file: text(/^\/[\w./-]+$/, 200),
  line: Place,
  column: Place
})

/**
 * That the portal went wrong, and where: names and places alone. What an error says is left out, because it may quote
 * what people typed or what was told to them.
 */
export const DefectReport = Schema.Struct({
  kind: Schema.Literals(defectKinds),
  /** The error's name, such as TypeError. */
  name: text(/^\w+$/, 40),
  frames: Schema.Array(Frame).check(Schema.isMaxLength(20)),
  version: text(/^[\w.+-]+$/, 40),
  /** Whose pages were open: admin, agency, client, worker, or public. */
  portal: text(/^[a-z]+$/, 20),
  /** The machine whose port it was, and the states that it was in. */
  machine: maybe(text(/^\w+$/, 60)),
  state: maybe(text(/^[\w{}":,.-]+$/, 200))
})
export type DefectReport = typeof DefectReport.Type

/** Where the portal reports what went wrong in it. Guests may, because sign-in can go wrong as well. */
export class DefectApi extends HttpApiGroup.make("defect")
  .add(
    HttpApiEndpoint.post("report", "/client-errors", { payload: DefectReport, success: ServerMessage })
      .annotate(Assumed, true)
      .annotate(BodyLimit, 8_000)
  )
  .prefix("/api/v1") {}
