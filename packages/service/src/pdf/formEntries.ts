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
import { passageOf } from "./passageOf.ts"
import { answerEntry, groupEntry, type SheetEntry } from "./Sheet.ts"

/** How the entries of a form are written. */
export interface Written {
  /** Whose clock and calendar times are written by. */
  readonly zone: string
  /** The pictures among its answers by their ids. */
  readonly pictures: Readonly<Record<string, Uint8Array>>
  /** Whether what was not said is left out, and what is asked together said in one line. */
  readonly isBrief?: true
  /** What rows are called, by the question that they answer: by their place in it unless told. */
  readonly rowNames?: Readonly<Record<string, (rowId: string) => string>>
}

/** The answers to some questions of a form as entries of a sheet, in words. */
export const entriesOf = (
  form: AnyForm,
  answers: AnswersOf<AnyForm>,
  fields: ReadonlyArray<string>,
  written: Written,
  withheld: ReadonlyArray<string> = []
): ReadonlyArray<SheetEntry> =>
  fields.flatMap((field) =>
    withheld.includes(field)
      ? [answerEntry({ label: nameOf(form.questions[field]), text: answerWords.notShown })]
      : entriesFor(form.questions[field], answers[field], written, written.rowNames?.[field])
  )

const entriesFor = (
  // biome-ignore lint/suspicious/noExplicitAny: any question
  question: any,
  // biome-ignore lint/suspicious/noExplicitAny: with its answer
  typed: any,
  written: Written,
  nameOfRow?: (rowId: string) => string
): ReadonlyArray<SheetEntry> => {
  const { kind, label, name = label, each, one, lines, say } = question
  if (kind === "secret") return []
  if (kind === "signature" && isSigned(typed, question)) return [signatureEntry(name, typed, written)]
  if (kind === "group" && !written.isBrief)
    return [groupEntry(name, entriesOf(each, typed, each.asked(typed), written))]
  if (kind === "rows" && typed.length > 0)
    return typed.map((row: AnswersOf<AnyForm> & { readonly rowId: string }, index: number) =>
      groupEntry(
        nameOfRow?.(row.rowId) ?? `${one} ${index + 1}`,
        entriesOf(each, row, each.asked(row), written)
      )
    )
  const said = { label: name, text: say(typed, written.zone) }
  const given: ReadonlyArray<Pick<Line, "label" | "text">> = (kind === "group"
    ? undefined
    : lines?.(typed, written.zone)) ?? [said]
  return given.filter(({ text }) => !written.isBrief || text.trim() !== "").map(answerEntry)
}

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
