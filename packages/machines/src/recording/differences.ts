import type { Schema } from "effect"

/** One place at which what was recorded and what came now are not the same; undefined where one has nothing there. */
export interface Difference {
  /** `state`, `notices`, or a place in the context: `context.form.email`. */
  readonly place: string
  readonly recorded: Schema.Json | undefined
  readonly replayed: Schema.Json | undefined
}

/** Every place at which two values differ, as deep as they are alike. */
export const differences = (
  place: string,
  recorded: Schema.Json | undefined,
  replayed: Schema.Json | undefined
): ReadonlyArray<Difference> => {
  if (!isObject(recorded) || !isObject(replayed) || Array.isArray(recorded) !== Array.isArray(replayed))
    return recorded === replayed ? [] : [{ place, recorded, replayed }]
  return [...new Set([...Object.keys(recorded), ...Object.keys(replayed)])].flatMap((key) =>
    differences(`${place}.${key}`, own(recorded, key), own(replayed, key))
  )
}

type JsonObject = { readonly [key: string]: Schema.Json }

const isObject = (value: Schema.Json | undefined): value is JsonObject =>
  typeof value === "object" && value !== null

const own = (value: JsonObject, key: string): Schema.Json | undefined =>
  Object.hasOwn(value, key) ? value[key] : undefined
