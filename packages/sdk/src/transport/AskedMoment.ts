import { Schema, SchemaGetter } from "effect"
import { instantIn } from "../contract/readings.ts"
import { isLocalTime } from "./isLocalTime.ts"

/** A point in time that may be told by the clocks of a place, without an offset, or as a day that lacks its time: both stay as they are. */
export const AskedMoment = Schema.Union([Schema.String, Schema.Finite]).pipe(
  Schema.check(Schema.makeFilter((value) => instantIn(value) !== undefined || "is no point in time")),
  Schema.decodeTo(Schema.String.annotate({ format: "date-time" }), {
    decode: SchemaGetter.transform((value) =>
      typeof value === "string" && isLocalTime(value) ? value : (instantIn(value) ?? "")
    ),
    encode: SchemaGetter.passthrough()
  })
)
