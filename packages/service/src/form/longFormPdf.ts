import type { Refusal } from "@crewfleet/sdk/effect"
import {
  type AnyForm,
  fieldOf,
  filesIn,
  type LongForm,
  type LongFormCopy,
  type LongFormRead
} from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import { HttpServerResponse } from "effect/http"
import { FileContents } from "../file/FileContents.ts"
import { pictureForPaper } from "../file/plainPicture.ts"
import { formPdf } from "../pdf/formPdf.ts"
import type { FormParticulars } from "../pdf/formSheet.ts"
import { formHash } from "./formHash.ts"

/** Whom a PDF is about, and in whose time zone it is written. */
export interface PdfPlace {
  readonly about: string
  readonly zone: string
}

const nothingYet: Refusal = { _tag: "NotFound", message: "Nothing of this form has been filled in yet." }

/** A form as it stands as a PDF for whoever was shown it. */
export const standingPdf = Effect.fnUntraced(function* <Form extends AnyForm>(
  long: LongForm<Form>,
  read: LongFormRead<Form>,
  place: PdfPlace
) {
  const { revision, savedAt } = read
  if (savedAt === null) return yield* Effect.fail(nothingYet)
  const hash = yield* formHash({ kind: long.kind, version: long.version, revision, answers: read.answers })
  return yield* pdfOf(long, read, { ...place, at: savedAt, standing: "saved", revision, hash })
})

/** A form that was handed in as a PDF for whoever was shown it. */
export const submittedPdf = <Form extends AnyForm>(
  long: LongForm<Form>,
  copy: LongFormCopy<Form>,
  place: PdfPlace
) => {
  const { revision, version, at, by, hash } = copy
  return pdfOf({ ...long, version }, copy, {
    ...place,
    at,
    by: by ?? "",
    standing: "submitted",
    revision,
    hash
  })
}

const pdfOf = Effect.fnUntraced(function* <Form extends AnyForm>(
  { kind, title, version, form }: LongForm<Form>,
  { answers, withheld }: Pick<LongFormRead<Form>, "answers" | "withheld">,
  { revision, ...particulars }: Omit<FormParticulars, "title" | "pictures"> & { readonly revision: number }
) {
  const pdf = yield* formPdf(form, form.read(answers), {
    ...particulars,
    title,
    withheld,
    pictures: yield* signaturesIn(form, answers),
    reference: `Version ${version}, revision ${revision}`
  })
  return HttpServerResponse.uint8Array(pdf, {
    contentType: "application/pdf",
    headers: { "content-disposition": `inline; filename="${kind}-${revision}.pdf"` }
  })
})

/** The pictures of the signatures among answers that somebody is shown, by their ids, without those that are gone. */
const signaturesIn = Effect.fnUntraced(function* (form: AnyForm, answers: object) {
  const contents = yield* FileContents
  const found: Record<string, Buffer> = {}
  for (const { at, file } of filesIn(form, answers)) {
    const isSignature = form.questions[fieldOf(at)]?.kind === "signature"
    const content = isSignature && file.id !== undefined ? yield* contents.read(file.id) : undefined
    const picture = content && (yield* pictureForPaper(content))
    if (picture && file.id !== undefined) found[file.id] = picture
  }
  return found
})
