import {
  type AnswersOf,
  type AnyForm,
  answerWords,
  isSigned,
  type Line,
  nameOf,
  type SignatureForm,
  writeInstant
} from "@crewfleet/sdk/rules"
import { type Passage, passageOf } from "./passageOf.ts"

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

/** One thing on the sheet: an answer, a signature, or what stands together under a name. */
export type SheetEntry =
  | { readonly kind: "answer"; readonly label: Passage; readonly answer: Passage; readonly isLong: boolean }
  | {
      readonly kind: "signature"
      readonly label: Passage
      /** A drawing as SVG; empty unless it was drawn. */
      readonly drawing: string
      /** The name of a picture of the sheet; empty unless one was uploaded that is there still. */
      readonly picture: string
      readonly name: Passage
      readonly how: Passage
    }
  | { readonly kind: "group"; readonly title: Passage; readonly entries: ReadonlyArray<SheetEntry> }

/** A filled-in form as it is set: plain JSON. */
export interface FormSheet {
  readonly title: string
  readonly heading: Passage
  readonly at: string
  readonly particulars: ReadonlyArray<SheetEntry>
  readonly sections: ReadonlyArray<{ readonly title: Passage; readonly entries: ReadonlyArray<SheetEntry> }>
  /** PNG in base64, by names. */
  readonly pictures: Readonly<Record<string, string>>
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
): FormSheet => {
  const particulars = [
    { label: "About", text: about },
    { label: standingWords[standing], text: writeInstant("moment", at, zone) },
    { label: `${standingWords[standing]} by`, text: by },
    { label: "Reference", text: reference },
    { label: "Hash of its answers", text: hash }
  ]
  const asked = new Set(form.asked(answers))
  return {
    title: passageOf(title)
      .flatMap(({ pieces }) => pieces)
      .join(""),
    heading: passageOf(title),
    at,
    particulars: particulars.filter(({ text }) => text !== "").map(answerEntry),
    sections: form.sections.flatMap((section) => {
      const entries = entriesOf(
        form,
        answers,
        section.fields.filter((field) => asked.has(field)),
        { zone, pictures },
        withheld
      )
      return entries.length === 0 ? [] : [{ title: passageOf(section.title), entries }]
    }),
    pictures: Object.fromEntries(Object.entries(pictures).map(([id, png]) => [id, png.toString("base64")]))
  }
}

type Written = Required<Pick<FormParticulars, "zone" | "pictures">>

const entriesOf = (
  form: AnyForm,
  answers: AnswersOf<AnyForm>,
  fields: ReadonlyArray<string>,
  written: Written,
  withheld: ReadonlyArray<string> = []
): ReadonlyArray<SheetEntry> =>
  fields.flatMap((field) =>
    withheld.includes(field)
      ? [answerEntry({ label: nameOf(form.questions[field]), text: answerWords.notShown })]
      : entriesFor(form.questions[field], answers[field], written)
  )

// biome-ignore lint/suspicious/noExplicitAny: any question with its answer
const entriesFor = (question: any, typed: any, written: Written): ReadonlyArray<SheetEntry> => {
  const { kind, label, name = label, each, one, lines, say } = question
  if (kind === "secret") return []
  if (kind === "signature" && isSigned(typed, question)) return [signatureEntry(name, typed, written)]
  if (kind === "group")
    return [
      { kind: "group", title: passageOf(name), entries: entriesOf(each, typed, each.asked(typed), written) }
    ]
  if (kind === "rows" && typed.length > 0)
    return typed.map((row: AnswersOf<AnyForm>, index: number) => ({
      kind: "group",
      title: passageOf(`${one} ${index + 1}`),
      entries: entriesOf(each, row, each.asked(row), written)
    }))
  const given: ReadonlyArray<Pick<Line, "label" | "text">> = lines?.(typed, written.zone) ?? [
    { label: name, text: say(typed, written.zone) }
  ]
  return given.map(answerEntry)
}

const answerEntry = ({ label, text }: Pick<Line, "label" | "text">): SheetEntry => ({
  kind: "answer",
  label: passageOf(label),
  answer: passageOf(text.trim() === "" ? answerWords.notProvided : text),
  isLong: text.length > 400 || text.split(/\s*\n/).length > 8
})

const signatureEntry = (
  label: string,
  { name, method, drawing, signedAt, file }: SignatureForm,
  { zone, pictures }: Written
): SheetEntry => ({
  kind: "signature",
  label: passageOf(label),
  drawing: method === "DRAWN" && isPath(drawing) ? drawn(drawing) : "",
  picture: method === "UPLOADED" && file?.id !== undefined && file.id in pictures ? file.id : "",
  name: passageOf(name),
  how: passageOf(`${signingWords[method]}${signedAt ? ` on ${writeInstant("moment", signedAt, zone)}` : ""}`)
})

const signingWords = {
  DRAWN: "Drawn",
  TYPED: "Typed as a signature",
  UPLOADED: "Uploaded as a picture"
} as const

// It ends up within a file of SVG, in which anything else could stand.
const isPath = (drawing: string) => /^[a-z\d\s.,+-]+$/i.test(drawing)

const drawn = (path: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 160"><path d="${path}" fill="none" stroke="#10243e" ` +
  'stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/></svg>'
