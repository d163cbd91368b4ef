import { type AnswersOf, type AnyForm, writeInstant } from "@crewfleet/sdk/rules"
import { entriesOf } from "./formEntries.ts"
import { passageOf } from "./passageOf.ts"
import { type Sheet, sheetOf } from "./Sheet.ts"

/** What a filled-in form says of itself beside its answers. */
export interface FormParticulars {
  readonly title: string
  /** Whom or what it is about. */
  readonly about?: string
  readonly standing: "saved" | "submitted"
  /** When and by whom it was saved or submitted; ISO 8601. */
  readonly at: string
  readonly by?: string
  readonly reference?: string
  /** Of its answers, in hexadecimal digits. */
  readonly hash?: string
  /** The questions whose answers are not for whoever it is made for. */
  readonly withheld?: ReadonlyArray<string>
  /** The pictures among its answers, as PNG by their ids. */
  readonly pictures?: Readonly<Record<string, Buffer>>
  /** Whose clock and calendar times are written by. */
  readonly zone: string
}

const standingWords = { saved: "Last saved", submitted: "Submitted" } as const

/** A filled-in form as it is set, from its declaration: each question that is asked, with its answer in words. */
export const formSheet = <Form extends AnyForm>(
  form: Form,
  answers: AnswersOf<Form>,
  {
    title,
    about = "",
    standing,
    at,
    by = "",
    reference = "",
    hash = "",
    withheld = [],
    pictures = {},
    zone
  }: FormParticulars
): Sheet => {
  const particulars = [
    { label: "About", text: about },
    { label: standingWords[standing], text: writeInstant("moment", at, zone) },
    { label: `${standingWords[standing]} by`, text: by },
    { label: "Reference", text: reference },
    { label: "Hash of its answers", text: hash }
  ]
  const asked = new Set(form.asked(answers))
  return sheetOf({
    ...{ title, at, particulars, pictures },
    sections: form.sections.flatMap((section) => {
      const entries = entriesOf(
        form,
        answers,
        section.fields.filter((field) => asked.has(field)),
        { zone, pictures },
        withheld
      )
      return entries.length === 0 ? [] : [{ title: passageOf(section.title), entries }]
    })
  })
}
