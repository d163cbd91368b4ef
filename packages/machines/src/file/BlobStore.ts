import type { FileAnswer } from "@crewfleet/sdk/rules"
import type { FileReference } from "./FileReference.ts"

/** Where the files wait that machines only refer to. */
export interface BlobStore {
  readonly read: (blobId: string) => Promise<Blob>
  /** Makes a smaller image of one, and keeps it beside it. */
  readonly shrink: (image: FileReference, signal: AbortSignal) => Promise<FileReference>
  /** Makes one PDF of photographed pages, and keeps it beside them. */
  readonly assemble: (pages: ReadonlyArray<FileReference>, signal: AbortSignal) => Promise<FileReference>
}

/** A blob store for many files, one after the other: what nobody needs any more, it forgets. */
export interface ForgettingStore extends BlobStore {
  /** Forgets every file but these. */
  readonly keepOnly: (files: ReadonlyArray<FileAnswer>) => void
}
