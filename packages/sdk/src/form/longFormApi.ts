import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { AnswersBytes } from "../contract/AnswersBytes.ts"
import { Assumed } from "../contract/Assumed.ts"
import { BodyLimit } from "../contract/BodyLimit.ts"
import { oneFile } from "../contract/oneFile.ts"
import { pageInQuery, pageOf } from "../contract/Page.ts"
import { Pdf } from "../contract/Pdf.ts"
import { SignedIn } from "../contract/Refusal.ts"
import { valuesOf } from "../contract/valuesOf.ts"
import { Instant } from "../contract/wire.ts"
import type { AnyForm } from "./FormOf.ts"
import { largestFileOf } from "./filesIn.ts"
import { formFields } from "./formSchema.ts"
import type {
  LongForm,
  LongFormCopy,
  LongFormRead,
  LongFormSave,
  LongFormSubmission,
  LongFormSubmit
} from "./longForm.ts"

/** Where the endpoints of a long form stand. */
export interface LongFormPlace<
  Path extends `/${string}`,
  Params extends Schema.Struct.Fields,
  Query extends Schema.Struct.Fields
> {
  /** The form's own path, such as `/worker/:workerId/application`. */
  readonly path: Path
  /** What the path names. */
  readonly params: Params
  /** What every request names beside it, such as an agency. */
  readonly query: Query
}

const Revision = Schema.Int.check(Schema.isGreaterThanOrEqualTo(0))

const called = (identifier: string) => ({ identifier })

const submission = {
  revision: Schema.Int,
  version: Schema.Int,
  at: Instant,
  by: Schema.NullOr(Schema.String),
  hash: Schema.String,
  confirmed: Schema.Array(Schema.Struct({ field: Schema.String, text: Schema.String }))
}
const Submission = Schema.Struct(submission).annotate(called("FormSubmission"))

const Look = Schema.Struct({
  /** Tells it apart from others. */
  id: Schema.Int,
  at: Instant,
  by: Schema.NullOr(Schema.String),
  organisation: Schema.NullOr(Schema.String),
  fields: Schema.Array(Schema.String)
}).annotate(called("FormLook"))

const Submit = Schema.Struct({
  revision: Revision,
  confirmed: Schema.Array(Schema.Struct({ field: Schema.String, text: Schema.String, answer: Schema.String }))
}).annotate(called("FormSubmit"))

const Saved = Schema.Struct({
  /** Counts the saves. */
  revision: Schema.Int,
  /** When it was saved, in UTC. */
  savedAt: Instant
}).annotate(called("SavedForm"))

const Uploaded = Schema.Struct({
  /** By what a save names the file. */
  id: Schema.String
}).annotate(called("UploadedAnswer"))

const HandedIn = Schema.Struct({
  /** The revision that was handed in. */
  revision: Schema.Int,
  /** When, in UTC. */
  at: Instant
}).annotate(called("HandedInForm"))

/** What the body of a save may hold, in bytes: more than the service keeps of one form. */
const largest = 1_000_000

/**
 * All endpoints of a long form, from its declaration: what one form is, its copies and who looked at them. `save` and
 * `submit` answer with the revision that there is then. `upload` answers the id by which a save names the file.
 */
export const longFormApi = <
  const Name extends string,
  Form extends AnyForm,
  const Path extends `/${string}`,
  Params extends Schema.Struct.Fields,
  Query extends Schema.Struct.Fields
>(
  name: Name,
  long: LongForm<Form>,
  { path, params, query }: LongFormPlace<Path, Params, Query>
) => {
  const { form } = long
  const title = `${name.charAt(0).toUpperCase()}${name.slice(1)}`
  const answers = Schema.Struct(formFields(form)).annotate(called(`${title}Answers`))
  const shown = {
    answers,
    left: Schema.Record(Schema.String, Schema.Unknown),
    withheld: Schema.Array(Schema.String),
    files: Schema.Record(Schema.String, Schema.String)
  }
  const Read = codec<LongFormRead<Form>>(
    Schema.Struct({
      revision: Schema.Int,
      savedAt: Schema.NullOr(Instant),
      ...shown,
      submitted: Schema.NullOr(Schema.Struct({ revision: Schema.Int, at: Instant }))
    }).annotate(called(`${title}Form`))
  )
  const Save = codec<LongFormSave<Form>>(
    Schema.Struct({
      sections: Schema.Array(Schema.Literals(form.sections.map(({ id }) => id))),
      revision: Revision,
      // What is no question of the form is refused by its rule, not dropped on the way to it.
      answers: Schema.StructWithRest(Schema.Struct(formFields(form)), [
        Schema.Record(Schema.String, Schema.Unknown)
      ])
    }).annotate(called(`${title}Save`))
  )
  const one = { params, query }
  const copy = {
    params: {
      ...params,
      /** Which copy: the revision that was handed in. */
      revision: Schema.Int
    },
    query
  }
  const calls = {
    /** The form as it stands, with the answers that its reader may see. */
    read: HttpApiEndpoint.get("read", path, { ...one, success: Read }),
    /** Saves answers in some sections. It is a 409 where somebody else has saved one of them meanwhile. */
    save: HttpApiEndpoint.put("save", path, { ...one, payload: Save, success: Saved }).annotate(
      BodyLimit,
      largest
    ),
    /** Uploads a file that answers a question; a save names it by the id that is answered. */
    upload: HttpApiEndpoint.post("upload", `${path}/file`, {
      params,
      query: {
        ...query,
        /** The address of the question: `photo`, or `witnesses/a1/photo` in a row. */
        question: Schema.String
      },
      payload: oneFile(largestFileOf(form)),
      success: Uploaded
    }),
    /** Hands the form in as it stands; what is handed in never changes. */
    submit: HttpApiEndpoint.post("submit", `${path}/submitted`, {
      ...one,
      payload: codec<LongFormSubmit>(Submit),
      success: HandedIn
    }),
    /** The form as it stands, as a PDF. */
    pdf: HttpApiEndpoint.get("pdf", `${path}/pdf`, { ...one, success: Pdf }).annotate(AnswersBytes, true),
    /** When the form was handed in, and by whom. */
    copies: HttpApiEndpoint.get("copies", `${path}/submitted`, {
      ...one,
      success: Schema.Array(codec<LongFormSubmission>(Submission))
    }),
    /** The form as it was handed in. */
    copy: HttpApiEndpoint.get("copy", `${path}/submitted/:revision`, {
      ...copy,
      success: codec<LongFormCopy<Form>>(
        Schema.Struct({ ...submission, ...shown }).annotate(called(`${title}Copy`))
      )
    }),
    /** The form as it was handed in, as a PDF. */
    copyPdf: HttpApiEndpoint.get("copyPdf", `${path}/submitted/:revision/pdf`, {
      ...copy,
      success: Pdf
    }).annotate(AnswersBytes, true),
    /** Who else looked at it, page by page, the last first. */
    looks: HttpApiEndpoint.get("looks", `${path}/looks`, {
      params,
      query: { ...query, ...pageInQuery },
      success: pageOf(Look)
    })
  }
  return Object.assign(
    HttpApiGroup.make(name)
      .add(...valuesOf(calls))
      .annotateEndpoints(Assumed, true)
      .middleware(SignedIn)
      .prefix("/api/v1"),
    { calls }
  )
}

/** A schema as the declaration of the form types it, which is closer than what its fields add up to. */
const codec = <Type>(schema: Schema.Top) => schema as unknown as Schema.Codec<Type, unknown>
