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
  return {
    ...drafts,
    read: async (owner, id) => {
      const draft = await drafts.read(owner, id)
      return draft && { ...draft, form: { ...draft.form, file: await store.bringBack(draft.form.file) } }
    },
    forget: (owner, id) => {
      store.keepOnly([])
      return drafts.forget(owner, id)
    }
  }
}
