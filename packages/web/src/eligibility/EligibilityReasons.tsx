import type { RequirementFinding } from "@crewfleet/sdk"
import { findingText } from "@crewfleet/sdk/rules"
import styles from "./EligibilityReasons.module.css"

interface EligibilityReasonsProps {
  readonly findings: ReadonlyArray<Omit<RequirementFinding, "anyOf">>
}

/** Why somebody may not work, or only with warnings, a sentence for each requirement that is not met; nothing where all are. */
export function EligibilityReasons({ findings }: EligibilityReasonsProps) {
  const unmet = findings.filter(({ outcome }) => outcome !== "MET")
  return unmet.length === 0 ? null : (
    <ul className={styles.reasons}>
      {unmet.map((finding) => (
        <li key={finding.requirementId} data-outcome={finding.outcome}>
          {findingText(finding)}
        </li>
      ))}
    </ul>
  )
}
