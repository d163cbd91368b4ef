import { Schema } from "effect"
import { Instant, maybe, Numeric } from "../contract/wire.ts"
import type { AnyForm, FormOf } from "./FormOf.ts"
import type { AskingChoice } from "./kinds/choice.ts"
import type { PartialWire, Question, Questions, Reported, Shape } from "./Question.ts"

/** The fields of a wire schema, one for each question of a form; each may be absent or null. */
export type FormFields<Of extends Questions> = {
  readonly [Field in keyof Of]: Schema.optional<Schema.NullOr<Schema.Codec<Reported<Of[Field]>>>>
}

/** The same as they are answered: what is not known is absent. */
export type AnswerFields<Of extends Questions> = {
  readonly [Field in keyof Of]: Schema.optional<
    Schema.Codec<WithoutNull<Reported<Of[Field]>>, Reported<Of[Field]> | null>
  >
}

/** A value in which nothing is null: what was is absent. */
export type WithoutNull<Value> =
  Value extends ReadonlyArray<infer Item>
    ? ReadonlyArray<WithoutNull<Item>>
    : Value extends object
      ? { readonly [Field in keyof Value]: WithoutNull<Exclude<Value[Field], null>> }
      : Value

/**
 * What a form sends, as fields of a schema: `named<Body>("Body")({ id: Id, ...formFields(form) })`. Null means cleared,
 * absent means unsaid.
 */
export const formFields = <Of extends Questions, Facts, Asked extends keyof Of>(
  form: FormOf<Of, Facts, Asked>
): FormFields<Of> => fieldsOf(form, (schema) => Schema.optional(Schema.NullOr(schema))) as never

/** What is told of the answers of a form, as fields of a schema; null is read as absent. */
export const answerFields = <Of extends Questions, Facts, Asked extends keyof Of>(
  form: FormOf<Of, Facts, Asked>
): AnswerFields<Of> => fieldsOf(form, maybe) as never

/** The schema of all answers of a form. */
export const formSchema = <Of extends Questions, Facts, Asked extends keyof Of>(
  form: FormOf<Of, Facts, Asked>
): Schema.Codec<PartialWire<Of>, unknown> => Schema.Struct(formFields(form)) as never

type Lacking = (schema: Schema.Top) => Schema.Top

const fieldsOf = ({ questions }: AnyForm, lacking: Lacking): Schema.Struct.Fields =>
  Object.fromEntries(
    Object.entries(questions as Questions).map(([field, question]) => [
      field,
      lacking(schemaOf(question, lacking))
    ])
  )

type AnyQuestion = Question<unknown, unknown> &
  Partial<AskingChoice<string>> & {
    readonly each?: AnyForm
    readonly namesRows?: true
  }

const schemaOf = (question: AnyQuestion, lacking: Lacking): Schema.Top => {
  const { kind, shape, each, namesRows, of = {} } = question
  if (kind === "choice" && shape === "string") return Schema.String.check(more({ enum: Object.keys(of) }))
  if (kind === "date" && shape === "string") return Schema.String.annotate({ format: "date" })
  if (kind === "number" && shape === "number") return WholeNumber
  if (each && kind !== "signature" && isOf(each, shape))
    return isList(shape)
      ? Schema.Array(
          Schema.Struct({
            rowId: namesRows ? maybe(Schema.String) : Schema.String,
            ...fieldsOf(each, lacking)
          })
        )
      : Schema.Struct(fieldsOf(each, lacking))
  return shaped(shape, lacking)
}

const shaped = (shape: Shape, lacking: Lacking): Schema.Top => {
  if (shape === "string") return Schema.String
  if (shape === "number") return Numeric
  if (shape === "integer") return WholeNumber
  if (shape === "boolean") return Schema.Boolean
  if (shape === "instant") return Instant
  if (isList(shape)) return Schema.Array(shaped(shape[0], lacking))
  return Schema.Struct(
    Object.fromEntries(Object.entries(shape).map(([field, part]) => [field, lacking(shaped(part, lacking))]))
  )
}

/** Whether answers travel under the names of a form within; a question that is mapped has names of its own. */
const isOf = ({ questions }: AnyForm, shape: Shape) => {
  const fields = Object(isList(shape) ? shape[0] : shape)
  return Object.keys(questions).every((field) => Object.hasOwn(fields, field))
}

const isList = (shape: Shape): shape is readonly [Shape] => Array.isArray(shape)

/** More than is demanded here, for a document: what is wrong with an answer, the form says in its own words. */
const more = (said: Record<string, unknown>) =>
  Schema.makeFilter(() => true, { reads: "anything", toJsonSchema: () => said })

const WholeNumber = Numeric.check(more({ type: "integer" }))
