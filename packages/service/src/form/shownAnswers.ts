import {
  type AnyForm,
  type FieldOf,
  keptAnswers,
  type LongForm,
  type PartialWire,
  type Question,
  type ShownAnswers
} from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import { policies } from "../access/policies.ts"
import { Database } from "../database/Database.ts"
import { now } from "../time/now.ts"
import { answerLinks } from "./answerFiles.ts"

/** Who reads a form: whoever it is about reads everything, others what their `audiences` may. */
export interface FormReader {
  /** Null for whoever has no account. */
  readonly userId: number | null
  readonly audiences: "all" | ReadonlyArray<string>
  /** The permission that opens the answers of each audience to them. */
  readonly opens?: Readonly<Record<string, string>>
}

/** Of which form answers are, about whom, and by which call they are shown. */
export interface ShownForm {
  readonly formId: number
  readonly subjectId: number
  readonly call: "read" | "copy"
  readonly answers: Answers
}

type Answers = Readonly<Record<string, unknown>>

/**
 * Answers as they are kept, without those that are not for this reader; that somebody else looked is written down, with the
 * restricted ones that they saw.
 */
export const shownAnswers = Effect.fnUntraced(function* <Form extends AnyForm>(
  { kind, form }: LongForm<Form>,
  kept: ShownForm,
  reader: FormReader
): Effect.fn.Return<ShownAnswers<Form>, never, Database> {
  const { wire, left } = keptAnswers(form, kept.answers)
  const withheld = withheldFrom(form, reader)
  const shown = Object.entries(wire).filter(([field]) => !withheld.some((other) => other === field))
  const seen = shown.flatMap(([field, answer]) =>
    audienceOf(form, field) !== undefined && answer !== null && answer !== undefined ? [field] : []
  )
  const answers = Object.fromEntries(shown)
  const call = `${kind}.${kept.call}`
  const linked =
    reader.userId === null || !(call in policies)
      ? undefined
      : {
          viewer: reader.userId,
          rightTo: (field: string) => {
            const audience = reader.audiences === "all" ? undefined : audienceOf(form, field)
            return {
              call,
              about: kept.subjectId,
              permission: audience === undefined ? undefined : reader.opens?.[audience]
            }
          }
        }
  if (reader.audiences !== "all") yield* writeLook(kept.formId, seen, reader)
  return {
    answers: answers as PartialWire<Form["questions"]>,
    left: reader.audiences === "all" ? left : {},
    withheld,
    files: yield* answerLinks(form, answers, linked)
  }
})

/** The questions of a form whose answers are not for a reader. */
export const withheldFrom = <Form extends AnyForm>(
  form: Form,
  { audiences }: FormReader
): ReadonlyArray<FieldOf<Form>> =>
  Object.keys(form.questions).filter((field) => {
    const audience = audienceOf(form, field)
    return audience !== undefined && audiences !== "all" && !audiences.includes(audience)
  }) as ReadonlyArray<FieldOf<Form>>

const audienceOf = (form: AnyForm, field: string) => {
  const { audience }: Question<unknown, unknown> = form.questions[field]
  return audience
}

const writeLook = Effect.fnUntraced(function* (
  formId: number,
  fields: ReadonlyArray<string>,
  { userId }: FormReader
) {
  const { query } = yield* Database
  const at = yield* now
  yield* query((db) =>
    db
      .insertInto("formLooks")
      .values({ formId, fields: JSON.stringify(fields), userId, at })
      .execute()
  )
})
