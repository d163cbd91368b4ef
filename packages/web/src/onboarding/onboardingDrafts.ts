import { type LongFormThing, longFormRules, type OnboardingLongForm } from "@crewfleet/machines"
import type { AnyForm } from "@crewfleet/sdk/rules"
import { type Drafts, makeDrafts } from "../editing/Drafts.ts"
import { withDraftFiles } from "../editing/withDraftFiles.ts"
import type { ImageStore } from "../image/imageStore.ts"

type Thing = LongFormThing<AnyForm>

/** Keeps what was typed in an onboarding form together with the files that were chosen for it. */
export const onboardingDrafts = (
  long: OnboardingLongForm,
  store: ImageStore
): Drafts<Thing, AnyForm["empty"]> => {
  const { kind, form } = long
  const answersOf = longFormRules(long).form.read
  const drafts = makeDrafts<Thing, AnyForm["empty"]>(`onboarding.${kind}`, { take: form.take, answersOf })
  return withDraftFiles(drafts, form, store)
}
