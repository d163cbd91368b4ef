import type { ConditionContent, Damage } from "./ConditionReport.ts"

/** What a report may say otherwise than another one of the same vehicle. */
const comparedFacts = ["odometer", "fuel", "outside", "inside", "accessories", "remarks"] as const
export type ComparedFact = (typeof comparedFacts)[number]

/** Where a report differs from another one. */
export interface ReportDifferences {
  readonly facts: ReadonlySet<ComparedFact>
  /** The ids of its damages that the other lacks, or describes otherwise. */
  readonly damages: ReadonlySet<string>
}

/** Where a report differs from another one of the same moment; the order of accessories and photos means nothing. */
export const reportDifferences = (report: ConditionContent, other: ConditionContent): ReportDifferences => ({
  facts: new Set(comparedFacts.filter((fact) => factIn(report, fact) !== factIn(other, fact))),
  damages: new Set(
    report.damages
      .filter((damage) => !other.damages.some((one) => damageText(one) === damageText(damage)))
      .map(({ id }) => id)
  )
})

const factIn = (report: ConditionContent, fact: ComparedFact): string | number =>
  fact === "accessories"
    ? report.accessories
        .map(({ accessory, present }) => `${accessory} ${present}`)
        .sort()
        .join()
    : report[fact]

const damageText = ({ id, view, x, y, kind, note, photoIds }: Damage): string =>
  JSON.stringify([id, view, x, y, kind, note, photoIds.toSorted()])
