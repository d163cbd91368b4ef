import { type ConditionForm, drawnOn, type Outline } from "@crewfleet/sdk/rules"
import type { ReportFacts } from "./ConditionDelivery.ts"

/** The drawing of a report that is filled in: at return that of the pick-up, whose damages are on it. */
export const reportOutline = (form: ConditionForm, { earlier, subject }: Partial<ReportFacts>): Outline =>
  drawnOn([earlier, form], subject?.outline)

/** The same as a form keeps it: what is not told is the saloon. */
export const keptOutline = (form: ConditionForm, facts: Partial<ReportFacts>): Outline | undefined => {
  const outline = reportOutline(form, facts)
  return outline === "SALOON" ? undefined : outline
}
