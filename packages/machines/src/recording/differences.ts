import type { Json } from "./Recording.ts"

/** One place at which what was recorded and what came now are not the same; undefined where one has nothing there. */
export interface Difference {
  /** `state`, `notices`, or a place in the context: `context.form.email`. */
  readonly place: string
  readonly recorded: Json | undefined
  readonly replayed: Json | undefined
}

/** Every place at which two values differ, as deep as they are alike. */
export const differences = (
  place: string,
  recorded: Json | undefined,
  replayed: Json | undefined
): ReadonlyArray<Difference> => {
  if (!isObject(recorded) || !isObject(replayed) || Array.isArray(recorded) !== Array.isArray(replayed))
    return recorded === replayed ? [] : [{ place, recorded, replayed }]
  return [...new Set([...Object.keys(recorded), ...Object.keys(replayed)])].flatMap((key) =>
    differences(`${place}.${key}`, own(recorded, key), own(replayed, key))
  )
}

type JsonObject = { readonly [key: string]: Json }

const isObject = (value: Json | undefined): value is JsonObject => typeof value === "object" && value !== null

const own = (value: JsonObject, key: string): Json | undefined =>
  Object.hasOwn(value, key) ? value[key] : undefined
