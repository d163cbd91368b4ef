import {
  type ConditionForm,
  carriedOver,
  emptyConditionForm,
  formOf,
  type ReceivedReport,
  withoutSignatures
} from "@crewfleet/sdk"
import type { ConditionDraft } from "./ConditionDraft.ts"

interface Started extends ConditionDraft {
  /** What a correction begins with. */
  readonly received?: ReceivedReport | undefined
}

/** Whether anything was noted, beside what a return takes over from the pick-up and a correction from what was received. */
export const isStarted = ({ form, photos, earlier, received }: Started): boolean => {
  const beginnings = [emptyConditionForm, ...(received ? [formOf(received.content)] : [])].map((begun) =>
    withoutSignatures({ ...begun, damages: carriedOver(earlier, begun) })
  )
  const isOnlyHere = photos.some(({ status }) => status !== "received")
  return isOnlyHere || !beginnings.some((beginning) => isSame(form, beginning))
}

const isSame = (one: ConditionForm, other: ConditionForm) =>
  questions.every((question) => JSON.stringify(one[question]) === JSON.stringify(other[question]))

const questions = Object.keys(emptyConditionForm) as ReadonlyArray<keyof ConditionForm>
