import type { CredentialAct, CredentialForm, CredentialSort } from "@crewfleet/sdk/rules"
import { type Credential, credentialForm } from "@crewfleet/sdk/rules"
import type { LoadClient } from "../calling.ts"
import { editorActors } from "../editing/editorActors.ts"
import type { BlobStore } from "../file/BlobStore.ts"
import {
  type CredentialOwner,
  credentialByNumber,
  credentialCalls,
  type SentCredential
} from "./credentialCalls.ts"
import { credentialUploadMachine } from "./credentialUploadMachine.ts"

/** What is done with a credential, and whose it is. */
export interface CredentialUpload extends CredentialOwner {
  readonly sort: CredentialSort
  readonly act: CredentialAct
}

/** The form of a credential with the SDK and the host's blob store behind its ports. */
export const credentialUploadLogic = (load: LoadClient, blobs: BlobStore, upload: CredentialUpload) => {
  const { sort, act } = upload
  const form = credentialForm(sort, act)
  return credentialUploadMachine(sort, act).provide({
    actors: editorActors<Credential, CredentialForm>(
      load,
      form,
      (client, options) => {
        const calls = credentialCalls(client, sort, upload)
        return {
          load: (id) => credentialByNumber(calls, id, options),
          create: (answers) => calls.add(sentOf(answers), options),
          update: (id, answers, known) => {
            const named = { id, version: known?.version ?? 0 }
            const sent = sentOf(answers)
            return act === "attach"
              ? calls.attach(named, sent.fileUrl ?? "", options)
              : calls.renew(named, act === "giveAgain" ? { ...sent, type: "PHYSICAL" } : sent, options)
          }
        }
      },
      {
        blobs,
        send: async (client, _, payload, options) => {
          const { fileUrl } = await credentialCalls(client, sort, upload).upload(payload, options)
          return { id: fileUrl }
        }
      }
    )
  })
}

type Answers = ReturnType<CredentialForm["write"]>

/** The file is named by what the upload answered. */
const sentOf = ({ subject, issued, expires, file, type, showCertificate }: Answers): SentCredential => ({
  subject: subject?.id,
  issued: issued ?? undefined,
  expires: expires ?? undefined,
  fileUrl: file?.id,
  type: type ?? undefined,
  showCertificate: showCertificate ?? undefined
})
