import { fromPromise } from "xstate"
import type { BlobStore } from "../file/BlobStore.ts"
import type { FileReference } from "../file/FileReference.ts"

/** Fills the ports that prepare a file before it is sent with the host's blob store. */
export const preparingWith = (blobs: BlobStore) => ({
  shrink: fromPromise<FileReference, FileReference>(({ input, signal }) => blobs.shrink(input, signal)),
  assemble: fromPromise<FileReference, { readonly pages: ReadonlyArray<FileReference> }>(
    ({ input, signal }) => blobs.assemble(input.pages, signal)
  )
})
