import type { ChosenFile } from "@crewfleet/sdk/rules"
import { createContext, type ReactNode } from "react"
import type { AnyActorRef } from "xstate"

/** What is going on with the file of one question, and beside what it is shown. */
export interface FileAtWork {
  /** An actor of an `uploadMachine`, while there is one. */
  readonly upload?: AnyActorRef | undefined
  /** What else is going on after the upload. */
  readonly doing?: string | undefined
  /** Puts the preview beside something else; it stands by itself, unless told. */
  readonly frame?: (preview: ReactNode) => ReactNode
}

/** Where the files of a form wait, and what is going on with each by the name of its question. */
export interface FileUploads {
  readonly keep: (file: File) => ChosenFile
  readonly peek: (blobId: string) => Blob | undefined
  readonly files?: Readonly<Record<string, FileAtWork>>
  /** They go by themselves while the form is filled in: another can be chosen meanwhile, or none. */
  readonly inBackground?: boolean
}

/** Tells every question for a file within where its files are. */
export const FileUploadsContext = createContext<FileUploads | undefined>(undefined)
