import type { NewDocuments } from "@crewfleet/sdk"
import { fromPromise } from "xstate"
import { calling, type LoadClient } from "../calling.ts"
import type { Scope } from "../dashboard/Viewer.ts"
import type { BlobStore } from "../file/BlobStore.ts"
import type { FileReference } from "../file/FileReference.ts"
import { uploading } from "../uploading.ts"
import { documentUploadMachine } from "./documentUploadMachine.ts"

/** The upload of a document with the SDK and the host's blob store behind its ports. */
export const documentUploadLogic = (load: LoadClient, blobs: BlobStore) =>
  documentUploadMachine.provide({
    actors: {
      shrink: fromPromise<FileReference, FileReference>(({ input, signal }) => blobs.shrink(input, signal)),
      upload: uploading(
        load,
        async (client, { scope, file }: { readonly scope: Scope; readonly file: FileReference }, options) => {
          const payload = new FormData()
          payload.append("file", await blobs.read(file.blobId), file.name)
          const { fileUrl } = await client.hirer.uploadDocument({ query: scope, payload }, options)
          return { fileUrl }
        }
      ),
      addDocument: calling(
        load,
        async (
          client,
          { scope, documents }: { readonly scope: Scope; readonly documents: NewDocuments },
          options
        ) => {
          await client.hirer.addDocuments({ query: scope, payload: documents }, options)
        }
      )
    }
  })
