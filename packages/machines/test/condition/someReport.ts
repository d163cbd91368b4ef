import type { ConditionDraft, ConditionReportEvent, ReportEdit } from "@crewfleet/machines"
import type { ConditionContent, Failure, ReceivedReport } from "@crewfleet/sdk"
import { type ConditionForm, contentOf, type Moment } from "@crewfleet/sdk/rules"
import { someConditionForm, someDamage, someSignature, uuid } from "@crewfleet/sdk/testing"
import { emptyReport } from "../../src/condition/conditionReportMachine.ts"
import { sendsAs } from "../delivery/sendsAs.ts"

export const away: Failure = { _tag: "NetworkFailure" }
export const refused = (
  status: number,
  violations: Array<{ field: string; message: string }> = []
): Failure => ({
  _tag: "Refused",
  status,
  violations
})

/** A report with which nothing is wrong. */
export const complete = someConditionForm

export const completeDraft: ConditionDraft = { ...emptyReport, form: complete }

export const content = (form: ConditionForm = complete) => contentOf(form) as ConditionContent

export const receivedReport = (
  id: string,
  form: ConditionForm = complete,
  moment: Moment = "PICK_UP"
): ReceivedReport => ({
  id,
  moment,
  version: 1,
  receivedAt: "2026-03-02T10:05:00.000Z",
  receivedFrom: "Robin Shaw",
  content: content(form),
  photos: []
})

export const sends: ConditionReportEvent = sendsAs(uuid(50))
/** Somebody changes the report. */
export const edits = (edit: ReportEdit): ConditionReportEvent => ({ type: "form.edited", edit })

export const places = edits({ type: "damage.placed", damage: someDamage })
export const shoots = edits({ type: "photo.taken", id: uuid(100), damageId: someDamage.id })
export const signs = (party: "hirer" | "agency", name: string) =>
  edits({ type: "signature.changed", party, signature: someSignature(name) })
export const signBoth = [signs("hirer", "Mina Okafor"), signs("agency", "Robin Shaw")]
