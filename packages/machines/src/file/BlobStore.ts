import type { FileReference } from "./FileReference.ts"

/** Where the files wait that machines only refer to. */
export interface BlobStore {
  readonly read: (blobId: string) => Promise<Blob>
  /** Makes a smaller image of one, and keeps it beside it. */
  readonly shrink: (image: FileReference, signal: AbortSignal) => Promise<FileReference>
}
