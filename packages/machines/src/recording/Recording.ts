import { Schema } from "effect"

/** The version of recordings that is written, and the only one that is read. */
export const recordingVersion = 2

/** What JSON can hold. */
export type Json = Schema.Json

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

const Context = Schema.Record(Schema.String, Schema.Json)

const outcome = {
  /** The names of the actors that lead to this one: `dashboard/graph`. */
  actor: Schema.String,
  /** Milliseconds since the recording began. */
  at: Schema.Number,
  /** The state afterwards. */
  state: StateName,
  /** What is another in its context than before: all of it when it begins with an input. */
  context: Context,
  /** The keys that are gone from its context. */
  dropped: Schema.optional(Schema.Array(Schema.String)),
  /** What a person was told meanwhile. */
  notices: Schema.Array(Notice),
  /** Where in the portal it happened, where that is another place than at the step before: an address whose ids are masked, without what was searched. */
  place: Schema.optional(Schema.String),
  /** What was masked decides this step: it is not replayed, but taken as it was. */
  masked: Schema.optional(Schema.Literal(true))
}

/** A machine began: at its start with an input, or where it was when it was stored or first watched. */
const Started = Schema.Struct({
  _tag: Schema.tag("Started"),
  ...outcome,
  machine: Schema.String,
  /** What the machine was made of, where it is not the same for everybody. */
  made: Schema.optional(Schema.Record(Schema.String, Schema.String)),
  from: Schema.Union([
    Schema.Struct({ value: StateName, context: Context }),
    Schema.Struct({ input: Schema.optional(Schema.Json) })
  ])
})

/** A machine heard something: from a person, the host, another machine, a timer, or the answer of a port. */
const Heard = Schema.Struct({
  _tag: Schema.tag("Heard"),
  ...outcome,
  /** The actor that sent it, where another machine did. */
  sender: Schema.optional(Schema.String),
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
  /** ISO 8601. */
  began: Schema.String,
  /** Which version of what was recorded, where somebody told it. */
  app: Schema.optional(Schema.String),
  /** The name of the brand that it wore. */
  brand: Schema.optional(Schema.String),
  /** The machines in it by their ids, with what their definition came to as a short text. */
  machines: Schema.optional(Schema.Record(Schema.String, Schema.String)),
  /** It holds no more: what happened after its last step is not in it. */
  full: Schema.optional(Schema.Literal(true)),
  steps: Schema.Array(RecordedStep)
})
export type Recording = typeof Recording.Type
