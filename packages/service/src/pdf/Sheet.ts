import { answerWords } from "@crewfleet/sdk/rules"
import { type Passage, passageOf } from "./passageOf.ts"

/** One thing on a sheet: an answer, a signature, pictures, or what stands together under a name. */
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
  | {
      readonly kind: "pictures"
      /** Pictures of the sheet by their names, each with what is said below it. */
      readonly pictures: ReadonlyArray<{ readonly picture: string; readonly caption: Passage }>
    }
  | { readonly kind: "group"; readonly title: Passage; readonly entries: ReadonlyArray<SheetEntry> }

/** What stands under one heading of a sheet. */
export interface SheetSection {
  readonly title: Passage
  readonly entries: ReadonlyArray<SheetEntry>
}

/** A document as it is set: plain JSON. */
export interface Sheet {
  readonly title: string
  readonly heading: Passage
  readonly at: string
  readonly particulars: ReadonlyArray<SheetEntry>
  readonly sections: ReadonlyArray<SheetSection>
  /** PNG or JPEG in base64, by names. */
  readonly pictures: Readonly<Record<string, string>>
}

/** What a sheet is made of. */
export interface SheetParts {
  readonly title: string
  /** When what it says was so; ISO 8601. */
  readonly at: string
  /** What is said of all of it; what is empty is left out. */
  readonly particulars: ReadonlyArray<{ readonly label: string; readonly text: string }>
  readonly sections: ReadonlyArray<SheetSection>
  /** PNG or JPEG by names. */
  readonly pictures?: Readonly<Record<string, Uint8Array>>
}

/** A sheet of several sections. */
export const sheetOf = ({ title, at, particulars, sections, pictures = {} }: SheetParts): Sheet => ({
  title: passageOf(title)
    .flatMap(({ pieces }) => pieces)
    .join(""),
  heading: passageOf(title),
  at,
  particulars: particulars.filter(({ text }) => text !== "").map(answerEntry),
  sections,
  pictures: Object.fromEntries(
    Object.entries(pictures).map(([name, picture]) => [name, Buffer.from(picture).toString("base64")])
  )
})

/** An answer beside its label. */
export const answerEntry = ({
  label,
  text
}: {
  readonly label: string
  readonly text: string
}): SheetEntry => ({
  kind: "answer",
  label: passageOf(label),
  answer: passageOf(text.trim() === "" ? answerWords.notProvided : text),
  isLong: text.length > 400 || text.split(/\s*\n/).length > 8
})

/** What stands together under a name. */
export const groupEntry = (title: string, entries: ReadonlyArray<SheetEntry>): SheetEntry => ({
  kind: "group",
  title: passageOf(title),
  entries
})
