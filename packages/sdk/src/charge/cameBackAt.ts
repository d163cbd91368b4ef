import type { ConditionContent } from "../condition/ConditionReport.ts"

/** What is known of when a vehicle came back. */
export interface KnownReturn {
  /** When the hire was agreed to start. */
  readonly startedAt: Date
  /** When the hire was completed, unless that was taken back. */
  readonly completedAt: Date | undefined
  /** When its completion, or its start, was taken back last. */
  readonly takenBackAt: Date | undefined
  /** Every version of the report at return, the present one first. */
  readonly reports: ReadonlyArray<Pick<ConditionContent, "odometer" | "signatures">>
}

/**
 * When a vehicle came back: the agency first signed the report at return, or the hire was completed, whichever was first; undefined
 * where nobody knows. A version that reads another odometer than the present one tells of another return. Where a completion, or
 * the start, was taken back the hire went on: what was signed until then tells no time, nor does what was signed before a complete
 * hire began.
 */
export const cameBackAt = ({
  startedAt,
  completedAt,
  takenBackAt,
  reports
}: KnownReturn): Date | undefined => {
  const from = takenBackAt ?? (completedAt && startedAt)
  const signed = reports
    .filter(({ odometer }) => odometer === reports[0]?.odometer)
    .map(({ signatures }) => new Date(signatures.agency.signedAt))
    .filter((at) => from === undefined || at >= from)
  const [first] = [...signed, ...(completedAt ? [completedAt] : [])].sort(
    (one, other) => Number(one) - Number(other)
  )
  return first
}
