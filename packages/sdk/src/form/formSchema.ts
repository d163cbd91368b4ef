import { Schema } from "effect"
import { Instant, maybe, Numeric } from "../contract/wire.ts"
import type { FormOf } from "./form.ts"
import type { PartialWire, Questions, Shape, Told } from "./Question.ts"

/** The fields of a wire schema, one for each question of a form; each may be absent or null. */
export type FormFields<Of extends Questions> = {
  readonly [Field in keyof Of]: Schema.optional<Schema.NullOr<Schema.Codec<Told<Of[Field]>>>>
}

/**
 * What a form sends and what is told of its answers, as fields of a schema: `Schema.Struct({ id: Id, ...formFields(form) })`.
 * Null means cleared, absent means unsaid.
 */
export const formFields = <Of extends Questions, Facts, Asked extends keyof Of>(
  form: FormOf<Of, Facts, Asked>
): FormFields<Of> => structFields(shapesOf(form.questions)) as never

/** The schema of all answers of a form. */
export const formSchema = <Of extends Questions, Facts, Asked extends keyof Of>(
  form: FormOf<Of, Facts, Asked>
): Schema.Codec<PartialWire<Of>, unknown> => Schema.Struct(formFields(form)) as never

const shapesOf = (questions: Questions): Readonly<Record<string, Shape>> =>
  Object.fromEntries(Object.entries(questions).map(([field, { shape }]) => [field, shape]))

const structFields = (shapes: Readonly<Record<string, Shape>>) =>
  Object.fromEntries(Object.entries(shapes).map(([field, shape]) => [field, maybe(schemaOf(shape))]))

const schemaOf = (shape: Shape): Schema.Top => {
  if (shape === "string") return Schema.String
  if (shape === "number") return Numeric
  if (shape === "boolean") return Schema.Boolean
  if (shape === "instant") return Instant
  if (isList(shape)) return Schema.Array(schemaOf(shape[0]))
  return Schema.Struct(structFields(shape))
}

const isList = (shape: Shape): shape is readonly [Shape] => Array.isArray(shape)
