import { isBlank } from "../contract/isBlank.ts"
import { cashDifference, handoverDifference } from "./handover.ts"
import type { LogRecordKind } from "./logSteps.ts"

/** What was noted of one end of a handover, as far as the other has to agree with it. */
interface Noted {
  readonly propertyList?: ReadonlyArray<string> | null | undefined
  readonly medicationList?: ReadonlyArray<string> | null | undefined
  readonly cashHandover?: number | null | undefined
  readonly difference?: string | null | undefined
}

/** A handover that differs from what was taken over without a word, as what was taken over came or changed after it. */
export interface UnexplainedHandover {
  readonly kind: LogRecordKind
  readonly step: "property" | "medication"
  /** What has to be said. */
  readonly text: string
}

/** The handovers of a log that want a word why they differ from what was taken over, by what is held of each part. */
export const unexplainedHandovers = (
  held: (kind: LogRecordKind) => object | undefined
): ReadonlyArray<UnexplainedHandover> =>
  handovers.filter(({ taken, kind }) => differs(held(taken), held(kind)))

const handovers = [
  {
    taken: "propertyTaken",
    kind: "propertyHanded",
    step: "property",
    text: "Say why the property that was handed over differs from what was taken over"
  },
  {
    taken: "medicationTaken",
    kind: "medicationHanded",
    step: "medication",
    text: "Say why the medication that was handed over differs from what was taken over"
  }
] as const

const differs = (taken: Noted | undefined, handed: Noted | undefined): boolean => {
  if (!taken || !handed || !isBlank(handed.difference ?? "")) return false
  const { missing, added } = handoverDifference(linesOf(taken), linesOf(handed))
  const cash = cashDifference(taken.cashHandover, handed.cashHandover)
  return missing.length + added.length > 0 || cash !== undefined
}

const linesOf = ({ propertyList, medicationList }: Noted) => propertyList ?? medicationList ?? []
