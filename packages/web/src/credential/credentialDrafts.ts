import type { Credential, CredentialAnswers, CredentialForm } from "@crewfleet/sdk/rules"
import { type Drafts, makeDrafts } from "../editing/Drafts.ts"
import type { ImageStore } from "../image/imageStore.ts"

/** Keeps what was typed about a credential together with the certificate that was chosen for it. */
export const credentialDrafts = (
  name: string,
  form: CredentialForm,
  store: ImageStore
): Drafts<Credential, CredentialAnswers> => {
  const drafts = makeDrafts<Credential, CredentialAnswers>(name, form)
  let isThere = false
  return {
    keep: (owner, id, draft) => {
      isThere = true
      return drafts.keep(owner, id, draft)
    },
    read: async (owner, id) => {
      const draft = await drafts.read(owner, id)
      isThere = draft !== undefined
      return draft && { ...draft, form: { ...draft.form, file: await store.bringBack(draft.form.file) } }
    },
    forget: (owner, id) => {
      // A form that opens with nothing typed forgets too, and must not take what was photographed for it.
      if (isThere) store.keepOnly([])
      isThere = false
      return drafts.forget(owner, id)
    }
  }
}
