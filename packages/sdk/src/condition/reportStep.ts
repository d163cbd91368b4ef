import type { BookingChange } from "../booking/bookingChange.ts"
import type { BookingStatus } from "../booking/bookingStatus.ts"
import type { Moment } from "./conditionChoices.ts"

/** The step of a booking that a report of each moment brings along. */
export const stepOfMoment = { PICK_UP: "hire.started", RETURN: "hire.completed" } as const satisfies Readonly<
  Record<Moment, BookingChange>
>

/** A step that comes with a report. */
export type ReportedStep = (typeof stepOfMoment)[Moment]

/** The report that belongs to a step of a booking; undefined for steps that need none. */
export const momentOfStep = (step: string | undefined): Moment | undefined =>
  step === "hire.started" ? "PICK_UP" : step === "hire.completed" ? "RETURN" : undefined

/** What became of a step that came with a report: taken, already so, not done and to be decided, or decided by a person. */
export const stepOutcomes = ["TAKEN", "ALREADY", "CONFLICT", "SETTLED"] as const
export type StepOutcome = (typeof stepOutcomes)[number]

const over: Readonly<Record<Moment, ReadonlyArray<BookingStatus>>> = {
  PICK_UP: ["IN_PROGRESS", "COMPLETE", "CANCELLED"],
  RETURN: ["COMPLETE", "CANCELLED"]
}

/** Whether a booking that stands so is past the step of a report, so that nobody is asked for it. */
export const isPastStep = (moment: Moment, status: string | undefined): boolean =>
  over[moment].some((past) => past === status)

/** Milliseconds until what takes effect at one time and is received at another is late. */
const lateAfter = 5 * 60_000

/** When a step takes effect that a device asked for, and whether it was received late; times as milliseconds. */
export interface Effective {
  readonly at: number
  readonly late: boolean
}

/**
 * When a step takes effect: by the device's clock (`at`), though never after the step was received, where that clock is
 * ahead, nor before the change of the booking that it followed (`after`), where it is behind.
 */
export const effectiveTime = (at: number, receivedAt: number, after?: number | undefined): Effective => {
  const effective = Math.min(receivedAt, Math.max(at, after ?? at))
  return { at: effective, late: receivedAt - effective > lateAfter }
}
