import {
  type FormPlace,
  formLooksLogic,
  formPdfLogic,
  formRecordsLogic,
  formReviewLogic,
  handedInLogic,
  nextFormLogic,
  onboardingEditorLogic,
  waitingFormsLogic
} from "@crewfleet/machines"
import type { FormRecord } from "@crewfleet/sdk"
import type { OnboardingFormName } from "@crewfleet/sdk/rules"
import { makeDraftFiles } from "../editing/makeDraftFiles.ts"
import { pageManner, smallerPages } from "../image/ImageManner.ts"
import { makeImageStore } from "../image/imageStore.ts"
import { shrinkInWorker } from "../image/shrinkInWorker.ts"
import { makeLastReads } from "../lastRead/lastReads.ts"
import { currentOwner } from "../session/currentOwner.ts"
import { loadClient } from "../session/sessionActor.ts"
import { handPdf } from "./handPdf.ts"
import { onboardingLongForms } from "./onboardingLongForms.ts"

/** The largest proof, in bytes: under 1 MB (specification 002 §5). */
const largest = 1_048_575

/** The machines of the onboarding forms over HTTP. */
export const onboardingLogics = {
  records: formRecordsLogic(loadClient),
  lastRecords: makeLastReads<ReadonlyArray<FormRecord>>("onboarding.records"),
  handedIn: handedInLogic(loadClient),
  looks: formLooksLogic(loadClient),
  pdf: formPdfLogic(loadClient, handPdf),
  next: nextFormLogic(loadClient),
  waiting: waitingFormsLogic(loadClient),
  review: (place: FormPlace, instead: string | undefined) =>
    formReviewLogic(loadClient, onboardingLongForms[place.form], place, instead),
  /** With a store of its own, whose files outlast the page. */
  makeEditor: (form: OnboardingFormName) => {
    const store = makeImageStore(
      shrinkInWorker(pageManner),
      makeDraftFiles(`onboarding.${form}`, currentOwner),
      {
        max: largest,
        smaller: smallerPages.map(shrinkInWorker)
      }
    )
    return { store, logic: onboardingEditorLogic(onboardingLongForms[form], loadClient, store) }
  }
}

/** What a test puts in their place. */
export type OnboardingLogics = typeof onboardingLogics
