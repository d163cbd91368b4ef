import { type AnyForm, type FileAnswer, filesIn, withFile } from "@crewfleet/sdk/rules"
import type { ImageStore } from "../image/imageStore.ts"
import type { Drafts } from "./Drafts.ts"

/** A file of an earlier page that this device has no more: the service may have it. */
const gone = ({ blobId: _, pages: __, ...file }: FileAnswer): FileAnswer =>
  file.id === undefined
    ? { ...file, refused: "This file is not on this device any more. Choose it again" }
    : file

/** Drafts that are kept together with the files that were chosen for them. */
export const withDraftFiles = <Thing, Form extends object>(
  drafts: Drafts<Thing, Form>,
  form: AnyForm,
  store: ImageStore
): Drafts<Thing, Form> => ({
  ...drafts,
  keep: (owner, id, draft) => {
    store.keepOnly(filesIn(form, draft.form).map(({ file }) => file))
    return drafts.keep(owner, id, draft)
  },
  read: async (owner, id) => {
    const draft = await drafts.read(owner, id)
    if (!draft) return undefined
    let typed = draft.form
    for (const { at, file } of filesIn(form, typed)) {
      const there = await store.bringBack(file)
      typed = withFile(form, typed, at, there ?? gone(file))
    }
    return { ...draft, form: typed }
  }
})
