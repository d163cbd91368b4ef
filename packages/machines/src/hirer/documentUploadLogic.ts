import { calling, type LoadClient } from "../calling.ts"
import type { BlobStore } from "../file/BlobStore.ts"
import type { FileReference } from "../file/FileReference.ts"
import { preparingWith } from "../upload/preparingWith.ts"
import { uploading } from "../uploading.ts"
import { type DocumentPlace, newDocumentIn, type UploadedFile } from "./DocumentUpload.ts"
import { documentFile } from "./documentFile.ts"
import { documentUploadMachine } from "./documentUploadMachine.ts"

/** The upload of a document with the SDK and the host's blob store behind its ports. */
export const documentUploadLogic = (load: LoadClient, blobs: BlobStore) =>
  documentUploadMachine.provide({
    actors: {
      upload: documentFile.provide({
        actors: {
          ...preparingWith(blobs),
          send: uploading(
            load,
            async (
              client,
              { to, file }: { readonly to: DocumentPlace; readonly file: FileReference },
              options
            ) => {
              const payload = new FormData()
              payload.append("file", await blobs.read(file.blobId), file.name)
              const { fileUrl } = await client.hirer.uploadDocument({ query: to.scope, payload }, options)
              return { fileUrl }
            }
          ),
          attach: calling(
            load,
            async (
              client,
              { to, answer }: { readonly to: DocumentPlace; readonly answer: UploadedFile },
              options
            ) => {
              await client.hirer.addDocuments(
                { query: to.scope, payload: newDocumentIn(to, answer) },
                options
              )
            }
          )
        }
      })
    }
  })
