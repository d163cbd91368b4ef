import { Schema } from "effect"

/** The version of recordings that is written, and the newest that is read. */
export const recordingVersion = 1

/** A state by its name, or several by the names of the regions or parents that they are in. */
export type StateName = string | { readonly [region: string]: StateName }

/** Where a machine is: a state's name, or the state of each region or parent by its name. */
const StateName: Schema.Codec<StateName> = Schema.suspend(() =>
  Schema.Union([Schema.String, Schema.Record(Schema.String, StateName)])
)

const Notice = Schema.Struct({
  level: Schema.Literals(["info", "success", "warning", "error"]),
  text: Schema.String
})

const outcome = {
  /** The names of the actors that lead to this one: `dashboard/graph`. */
  actor: Schema.String,
  /** The state afterwards. */
  state: StateName,
  /** What a person was told meanwhile. */
  notices: Schema.Array(Notice)
}

/** A machine began: at its start with an input, or where it was when it was stored or first watched. */
const Started = Schema.Struct({
  _tag: Schema.tag("Started"),
  ...outcome,
  machine: Schema.String,
  from: Schema.Union([
    Schema.Struct({ value: StateName, context: Schema.Json }),
    Schema.Struct({ input: Schema.optional(Schema.Json) })
  ])
})

/** A machine heard something: from a person, the host, another machine, a timer, or the answer of a port. */
const Heard = Schema.Struct({
  _tag: Schema.tag("Heard"),
  ...outcome,
  event: Schema.StructWithRest(Schema.Struct({ type: Schema.String }), [
    Schema.Record(Schema.String, Schema.Json)
  ])
})

export type Started = typeof Started.Type
export type Heard = typeof Heard.Type

/** One thing that happened to one machine. */
export const RecordedStep = Schema.Union([Started, Heard])
export type RecordedStep = typeof RecordedStep.Type

/** What a system of actors did, step by step, as plain JSON and without secrets or personal data. */
export const Recording = Schema.Struct({
  format: Schema.Literal("crewfleet-recording"),
  version: Schema.Literal(recordingVersion),
  steps: Schema.Array(RecordedStep)
})
export type Recording = typeof Recording.Type
