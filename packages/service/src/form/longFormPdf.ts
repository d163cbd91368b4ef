import type { Refusal } from "@crewfleet/sdk/effect"
import type { AnyForm, LongForm, LongFormCopy, LongFormRead } from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import { HttpServerResponse } from "effect/http"
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
  const hash = formHash({ kind: long.kind, version: long.version, revision, answers: read.answers })
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

const pdfOf = <Form extends AnyForm>(
  { kind, title, version, form }: LongForm<Form>,
  { answers, withheld }: Pick<LongFormRead<Form>, "answers" | "withheld">,
  { revision, ...particulars }: Omit<FormParticulars, "title"> & { readonly revision: number }
) =>
  Effect.map(
    formPdf(form, form.read(answers), {
      ...particulars,
      title,
      withheld,
      reference: `Version ${version}, revision ${revision}`
    }),
    (pdf) =>
      HttpServerResponse.uint8Array(pdf, {
        contentType: "application/pdf",
        headers: { "content-disposition": `inline; filename="${kind}-${revision}.pdf"` }
      })
  )
