import type { CallOptions, PromiseClient } from "@crewfleet/sdk"
import { fromPromise } from "xstate"
import { calling, type LoadClient } from "../calling.ts"
import type { BlobStore } from "../file/BlobStore.ts"
import type { FileReference } from "../file/FileReference.ts"
import { uploading } from "../uploading.ts"
import type { uploadMachine } from "./uploadMachine.ts"

/** How one kind of upload reaches the service. */
export interface UploadWork<To, Answer extends object> {
  /** Sends a form that holds the file. */
  readonly send: (client: PromiseClient, to: To, payload: FormData, options: CallOptions) => Promise<Answer>
  readonly attach?: (client: PromiseClient, to: To, answer: Answer, options: CallOptions) => Promise<unknown>
}

/** An upload with the SDK and the host's blob store behind its ports. */
export const uploadLogic = <To, Answer extends object>(
  machine: ReturnType<typeof uploadMachine<To, Answer>>,
  load: LoadClient,
  blobs: BlobStore,
  { send, attach = async () => {} }: UploadWork<To, Answer>
) =>
  machine.provide({
    actors: {
      shrink: fromPromise<FileReference, FileReference>(({ input, signal }) => blobs.shrink(input, signal)),
      assemble: fromPromise<FileReference, { readonly pages: ReadonlyArray<FileReference> }>(
        ({ input, signal }) => blobs.assemble(input.pages, signal)
      ),
      send: uploading(
        load,
        async (client, { to, file }: { readonly to: To; readonly file: FileReference }, options) => {
          const payload = new FormData()
          payload.append("file", await blobs.read(file.blobId), file.name)
          return send(client, to, payload, options)
        }
      ),
      attach: calling(
        load,
        async (client, { to, answer }: { readonly to: To; readonly answer: Answer }, options) => {
          await attach(client, to, answer, options)
        }
      )
    }
  })
