import type { ChosenFile } from "@crewfleet/sdk"
import { createContext, type ReactNode } from "react"
import type { AnyActorRef } from "xstate"

/** Where the files of a form wait, and what is going on with the one that is on its way. */
export interface FileDesk {
  readonly keep: (file: File) => ChosenFile
  readonly peek: (blobId: string) => Blob | undefined
  /** An actor of an `uploadMachine`, while there is one. */
  readonly upload?: AnyActorRef | undefined
  /** What else is going on after the upload. */
  readonly doing?: string | undefined
  /** Puts the preview beside something else; it stands by itself, unless told. */
  readonly frame?: (preview: ReactNode) => ReactNode
}

/** Tells every question for a file within where its files are. */
export const FileDeskContext = createContext<FileDesk | undefined>(undefined)
