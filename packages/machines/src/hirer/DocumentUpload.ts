import {
  isRefusedWith,
  type NewDocuments,
  type Notice,
  type Problem,
  type UploadedFile
} from "@crewfleet/sdk"
import { type DocumentAnswers, type DocumentType, documentForm, type FileAnswer } from "@crewfleet/sdk/rules"
import { type Upload, type UploadEnd, wrongWithFile } from "../upload/Upload.ts"
import type { Scope } from "../Viewer.ts"
import { documentWords } from "./documentWords.ts"

/** A document that a hirer has on file; `version` counts how often it was replaced. */
export interface DocumentOnFile {
  readonly documentType: string
  readonly version: number | undefined
}

/** What the upload of a document starts with. */
export interface DocumentUploadInput {
  readonly hirerId: number
  readonly scope: Scope
  readonly onFile: ReadonlyArray<DocumentOnFile>
  /** The type whose document is to be replaced; without it one is added. */
  readonly replaces?: string | undefined
}

/** The days that a document names; empty where it names none. */
export type DocumentDates = Pick<DocumentAnswers, "issueDate" | "expiryDate">

/** What happens to the upload of a document. */
export type DocumentUploadEvent =
  | { readonly type: "document.chosen"; readonly documentType: string }
  | { readonly type: "file.chosen"; readonly file: FileAnswer }
  | { readonly type: "dates.typed"; readonly dates: Partial<DocumentDates> }
  /** `now` is ISO 8601. */
  | { readonly type: "upload.asked"; readonly now: string }
  | { readonly type: "cancel.chosen" }
  /** The hirer was loaded anew. */
  | { readonly type: "documents.changed"; readonly onFile: ReadonlyArray<DocumentOnFile> }

/** What the upload tells its host: a notice, or that the hirer's documents are others by now. */
export type DocumentUploadEmitted =
  | { readonly type: "notice"; readonly notice: Notice }
  | { readonly type: "outdated" }

/** Where a document goes. */
export interface DocumentPlace extends Pick<DocumentUploadInput, "hirerId" | "scope" | "onFile"> {
  readonly replaces: boolean
  readonly dates: DocumentDates
  readonly documentType: string
}

/** What the upload of a document keeps in mind. */
export interface DocumentUploadContext extends DocumentPlace {
  readonly file: FileAnswer | undefined
  readonly problems: ReadonlyArray<Problem>
  /** Whether somebody else has replaced the document that was to be replaced. */
  readonly overtaken: boolean
  /** How far the file has come. */
  readonly upload: Upload<UploadedFile>
}

/** Whether nothing was chosen where something must be. */
export const isMissing = ({ documentType, file }: DocumentUploadContext): boolean =>
  documentType === "" || file === undefined

/** What keeps the document from being uploaded. */
export const uploadProblems = (
  { documentType, file, dates, ...rest }: DocumentUploadContext,
  now: string
): ReadonlyArray<Problem> => [
  ...(!rest.replaces && isOnFile(rest, documentType)
    ? [{ field: "type", text: documentWords.alreadyOnFile }]
    : []),
  ...documentForm.problems({ ...dates, type: documentType, file: file ?? null }, { now })
]

/** Whether a document of a type is there already. */
export const isOnFile = ({ onFile }: Pick<DocumentUploadContext, "onFile">, type: string): boolean =>
  onFile.some(({ documentType }) => documentType === type)

/** What is wrong with the file at first sight. */
export const fileProblems = (file: FileAnswer): ReadonlyArray<Problem> =>
  documentForm.problems({ ...documentForm.empty, file }, { now: "" }).filter(({ field }) => field === "file")

/** What is wrong with the file, as an attempt has shown. */
export const problemsWithFile = (end: UploadEnd): ReadonlyArray<Problem> => {
  const isTooLarge = end.failure !== undefined && isRefusedWith(end.failure, 413)
  const texts = isTooLarge ? [documentWords.tooLarge] : wrongWithFile(end)
  return texts.map((text) => ({ field: "file", text }))
}

/** What is sent once the file is there. */
export const newDocumentIn = (
  { hirerId, documentType, replaces, onFile, dates }: DocumentPlace,
  { fileUrl }: UploadedFile
): NewDocuments => {
  const version = onFile.find((one) => one.documentType === documentType)?.version
  const { issueDate, expiryDate } = dates
  const document = {
    url: fileUrl,
    name: documentType as DocumentType,
    ...(issueDate && { issueDate }),
    ...(expiryDate && { expiryDate })
  }
  return replaces
    ? { id: hirerId, clientDocs: [{ ...document, version }], replace: true }
    : { id: hirerId, clientDocs: [document] }
}
