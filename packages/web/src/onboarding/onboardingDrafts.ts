import { type LongFormThing, longFormRules, type OnboardingLongForm } from "@crewfleet/machines"
import { type AnyForm, type FileAnswer, filesIn, withFile } from "@crewfleet/sdk/rules"
import { type Drafts, makeDrafts } from "../editing/Drafts.ts"
import type { ImageStore } from "../image/imageStore.ts"

type Thing = LongFormThing<AnyForm>

/** A file of an earlier page that this device has no more: the service may have it. */
const gone = ({ blobId: _, pages: __, ...file }: FileAnswer): FileAnswer =>
  file.id === undefined
    ? { ...file, refused: "This file is not on this device any more. Choose it again" }
    : file

/** Keeps what was typed in an onboarding form together with the files that were chosen for it. */
export const onboardingDrafts = (
  long: OnboardingLongForm,
  store: ImageStore
): Drafts<Thing, AnyForm["empty"]> => {
  const { kind, form } = long
  const answersOf = longFormRules(long).form.read
  const drafts = makeDrafts<Thing, AnyForm["empty"]>(`onboarding.${kind}`, { take: form.take, answersOf })
  return {
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
  }
}
