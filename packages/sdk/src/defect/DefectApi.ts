import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { Assumed } from "../contract/Assumed.ts"
import { BodyLimit } from "../contract/BodyLimit.ts"
import { ServerMessage } from "../contract/ServerMessage.ts"
import { valuesOf } from "../contract/valuesOf.ts"
import { maybe, named } from "../contract/wire.ts"

const text = (pattern: RegExp, maximum: number) =>
  Schema.String.check(Schema.isMaxLength(maximum), Schema.isPattern(pattern))

/** What a defect interrupted: a script, a promise, the drawing of a page, or the work behind a machine's port. */
export const defectKinds = ["error", "rejection", "drawing", "port"] as const

export type DefectKind = (typeof defectKinds)[number]

/** A line or a column. */
const Place = Schema.Int.check(Schema.isGreaterThanOrEqualTo(0), Schema.isLessThanOrEqualTo(100_000_000))

/**
 * That the portal went wrong, and where: names and places alone. What an error says is left out, because it may quote
 * what people typed or what was told to them.
 */
export class DefectReport extends named<DefectReport>("DefectReport")({
  /** What went wrong. */
  kind: Schema.Literals(defectKinds),
  /** The error's name, such as TypeError. */
  name: text(/^\w+$/, 40),
  /** Where it happened, the innermost place first; 20 at most. */
  frames: Schema.Array(
    Schema.Struct({
      /** A file of the portal, such as `/assets/index.js`. */
      file: text(/^\/[\w./-]+$/, 200),
      /** The line in the file. */
      line: Place,
      /** The column in the line. */
      column: Place
    })
  ).check(Schema.isMaxLength(20)),
  /** The version of the portal. */
  version: text(/^[\w.+-]+$/, 40),
  /** Whose pages were open: admin, agency, client, worker, or public. */
  portal: text(/^[a-z]+$/, 20),
  /** The machine whose port it was. */
  machine: maybe(text(/^\w+$/, 60)),
  /** The states that the machine was in. */
  state: maybe(text(/^[\w{}":,.-]+$/, 200))
}) {}

const calls = {
  /** Reports what went wrong in the portal. Guests may, because sign-in can go wrong as well. */
  report: HttpApiEndpoint.post("report", "/client-errors", { payload: DefectReport, success: ServerMessage })
    .annotate(Assumed, true)
    .annotate(BodyLimit, 8_000)
}

/** Where the portal reports what went wrong in it. */
export class DefectApi extends HttpApiGroup.make("defect")
  .add(...valuesOf(calls))
  .prefix("/api/v1") {
  static readonly calls = calls
}
