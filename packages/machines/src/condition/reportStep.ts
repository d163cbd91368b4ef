import { type ConditionForm, isPastStep, type StepAsked, stepOfMoment } from "@crewfleet/sdk/rules"
import { bookingLife } from "../booking/bookingLife.ts"
import { obstaclesTo } from "../life/offered.ts"
import type { ReportFacts, ReportOfBooking } from "./ConditionDelivery.ts"

/** A report, as far as the step of its booking is concerned. */
interface Reporting {
  readonly record: ReportOfBooking
  readonly form: ConditionForm
  readonly facts: Partial<ReportFacts>
  /** What the service has of it: a correction brings a step only where somebody says so. */
  readonly received?: object | undefined
}

/** Whether a report brings its step along: as chosen, or else where nothing that is known stands in its way. */
export interface OfferedStep {
  readonly isWanted: boolean
  /** What stands in the way as far as this device knows. */
  readonly because: ReadonlyArray<string>
}

/** The step that can go with a report at a moment, ISO 8601; undefined where the booking is past it. */
export const offeredStep = (
  { record, form, facts, received }: Reporting,
  now: string
): OfferedStep | undefined => {
  const { moment } = record
  const { status: known, start, end, vehicleIsOut, vehicleIsUnfit } = facts.subject ?? {}
  const status = facts.isStarting && !isPastStep("PICK_UP", known) ? "IN_PROGRESS" : known
  if (isPastStep(moment, status)) return undefined
  const held = { vehicleIsOut: vehicleIsOut ?? false, vehicleIsUnfit: vehicleIsUnfit ?? false }
  const times = { start: start ?? now, end: end ?? "9999-12-31", now }
  const because =
    status === undefined
      ? []
      : obstaclesTo(bookingLife, status, { ...held, ...times }, { type: stepOfMoment[moment] })
  return {
    isWanted: form.step?.wanted ?? (because.length === 0 && !received),
    because: because.map(({ text }) => text)
  }
}

/** The form from when it is first asked to be sent: the step that goes with it keeps that time, and what was known then. */
export const withStep = (report: Reporting, now: string): ConditionForm => {
  const { form, facts } = report
  const { at, version } = form.step?.at ? form.step : { at: now, version: facts.subject?.version }
  const step: StepAsked | undefined = offeredStep(report, now)?.isWanted
    ? { wanted: true, at, version }
    : form.step && { wanted: false }
  return { ...form, step }
}

/** The step as it is sent, with since when the device knew nothing where it knew no version; nothing where none goes with the report. */
export const stepSent = ({ step, openedAt }: ConditionForm) => {
  if (!step?.wanted || step.at === undefined) return undefined
  const { at, version } = step
  return { step: { at, ...(version !== undefined ? { version } : openedAt !== undefined && { openedAt }) } }
}
