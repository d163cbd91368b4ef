import { imageMaximum, imageTypes } from "../file/imageAcceptance.ts"
import type { Acceptance } from "../form/kinds/file.ts"

/** Whose a document can be, and what a sentence calls them. */
export const documentOwners = {
  hirer: "This hirer",
  worker: "This worker",
  vehicle: "This vehicle",
  job: "This job"
} as const
export type DocumentOwner = keyof typeof documentOwners

/** Whether a document has something, such as a day on which it expires: never, where somebody says so, or always. */
export type Having = "never" | "may" | "must"

/** What a document can be on: pictures, or a PDF. */
export type DocumentPaper = "picture" | "pdf"

/** A kind of document, declared once: whatever happens to documents of that kind follows from it. */
export interface DocumentKind<
  Name extends string = string,
  Owner extends DocumentOwner = DocumentOwner,
  Paper extends DocumentPaper = DocumentPaper
> {
  /** Its name on the wire, which it keeps for ever. */
  readonly name: Name
  /** What a person reads. */
  readonly label: string
  readonly owner: Owner
  readonly issued: Having
  readonly expires: Having
  /** Whether each agency must approve it before it counts with that agency. */
  readonly isReviewed: boolean
  /** Whether there are many of a kind that are of different things, such as certificates of different trainings. */
  readonly hasSubject: boolean
  /** Whether it may be put on file before there is a file of it, which is then uploaded. */
  readonly mayFollow: boolean
  readonly takes: ReadonlyArray<Paper>
  /** The largest file, in bytes. */
  readonly max: number
  /** What is said of a file that is on no such paper, and of one that is too large. */
  readonly wrongType: string
  readonly tooLarge: string
  /** How many an owner can have at a time, of a subject where it has one; versions of one are one. */
  readonly atOnce: number
  /** For how many days before it expires it is about to. */
  readonly expiringDays: number
  /**
   * For how many days it is kept once another took its place, and once it has expired or its owner is done with. Where only
   * its copy goes earlier, for how many months after the last decision that is kept.
   */
  readonly kept: { readonly superseded: number; readonly over: number; readonly copyMonths?: number }
}

/** What is the same for most kinds, and need not be said. */
const usual = {
  issued: "never",
  expires: "never",
  isReviewed: false,
  hasSubject: false,
  mayFollow: false,
  max: imageMaximum,
  atOnce: 1,
  expiringDays: 30
} as const

const wrongTypes = {
  both: "Please select a PDF or an image (PNG, JPG, JPEG, or WEBP)",
  picture: "Please select a valid image file (PNG, JPG, JPEG, or WEBP)",
  pdf: "Please select a PDF file"
} as const

type Usual = keyof typeof usual | "wrongType" | "tooLarge"

/** Declares a kind of document. */
export const documentKind = <
  const Name extends string,
  const Owner extends DocumentOwner,
  const Paper extends DocumentPaper
>(
  declared: Omit<DocumentKind<Name, Owner, Paper>, Usual> & Partial<Pick<DocumentKind, Usual>>
): DocumentKind<Name, Owner, Paper> => {
  const { max = usual.max, takes } = declared
  const [paper = "picture", ...others] = takes
  return {
    ...usual,
    wrongType: wrongTypes[others.length > 0 ? "both" : paper],
    tooLarge: `The selected file must be ${max / megabyte}MB or smaller`,
    ...declared
  }
}

const megabyte = 1024 * 1024

/** The media type of a PDF. */
export const pdfType = "application/pdf"

/** What a kind takes, as a question for a file says it (`file({ …, ...acceptanceOf(kind) })`), and the service checks it. */
export const acceptanceOf = ({ takes, max, wrongType, tooLarge }: DocumentKind): Acceptance => ({
  accept: takes.flatMap((paper) => (paper === "pdf" ? [pdfType] : imageTypes)),
  max,
  wrongType,
  tooLarge
})

/** A record of kinds by their names. */
export type DocumentKinds = Readonly<Record<string, DocumentKind>>
