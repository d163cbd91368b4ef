import type { LogVehicle } from "@crewfleet/sdk"
import { writeInstant } from "@crewfleet/sdk/rules"
import { useZone } from "../time/InZone.tsx"
import styles from "./JourneyLog.module.css"

/** What of a vehicle was decided about its defects. */
export type DecidedOf = Pick<LogVehicle, "openDefects" | "mendedDefects">

interface DefectDecisionProps {
  readonly of: {
    readonly overruledBy?: string | undefined
    readonly overruledBecause?: string | undefined
    readonly overruledAt?: string | undefined
    readonly mendedBy?: string | undefined
    readonly mendedHow?: string | undefined
    readonly mendedAt?: string | undefined
  }
}

/** Who has decided what about a defect, when and why; nothing, where nobody has. */
export function DefectDecision({ of }: DefectDecisionProps) {
  const zone = useZone()
  const on = (at: string | undefined) => at && ` on ${writeInstant("moment", at, zone)}`
  return (
    <>
      {of.overruledBy && (
        <p className={styles.words}>
          Overruled by {of.overruledBy}
          {on(of.overruledAt)}: {of.overruledBecause}
        </p>
      )}
      {of.mendedAt && (
        <p className={styles.words}>
          Mended{of.mendedBy && `, says ${of.mendedBy}`}
          {on(of.mendedAt)}
          {of.mendedHow && `: ${of.mendedHow}`}
        </p>
      )}
    </>
  )
}

/** What was decided last about a check that fails: of what is open, or else of what was mended. */
export const decidedOf = ({ openDefects, mendedDefects = [] }: DecidedOf, check: string) =>
  openDefects.find((one) => one.check === check) ?? mendedDefects.find((one) => one.check === check)
