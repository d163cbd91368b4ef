import type { UploadedFile } from "@crewfleet/sdk"
import type { LoadClient } from "../calling.ts"
import type { BlobStore } from "../file/BlobStore.ts"
import { uploadLogic } from "../upload/uploadLogic.ts"
import { type DocumentPlace, newDocumentIn } from "./DocumentUpload.ts"
import { documentFile } from "./documentFile.ts"
import { documentUploadMachine } from "./documentUploadMachine.ts"

/** The upload of a document with the SDK and the host's blob store behind its ports. */
export const documentUploadLogic = (load: LoadClient, blobs: BlobStore) =>
  documentUploadMachine.provide({
    actors: {
      upload: uploadLogic<DocumentPlace, UploadedFile>(documentFile, load, blobs, {
        send: async (client, { scope }, payload, options) => {
          const { fileUrl } = await client.hirer.uploadDocument({ query: scope, payload }, options)
          return { fileUrl }
        },
        attach: (client, to, answer, options) =>
          client.hirer.addDocuments({ query: to.scope, payload: newDocumentIn(to, answer) }, options)
      })
    }
  })
