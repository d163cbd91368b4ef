import type { ReceivedReport } from "@crewfleet/sdk"
import { isLate, missedDamages } from "@crewfleet/sdk/rules"
import { Callout } from "../ui/Callout.tsx"
import { Link } from "../ui/Link.tsx"

interface LatePickUpProps {
  readonly pickUp: ReceivedReport
  readonly atReturn: ReceivedReport
  /** The address of the return's own page; a print has none. */
  readonly returnPage?: string | undefined
}

/** Says when the report at pick-up came after the return, and what to do about damage that the return so missed. */
export function LatePickUp({ pickUp, atReturn, returnPage }: LatePickUpProps) {
  const missed = missedDamages(pickUp.content, atReturn.content).length
  if (missed > 0)
    return (
      <Callout tone="warning" title="Damage noted at pick-up is missing from the return report">
        <p>
          The pick-up report was received after the return report, which knows nothing of{" "}
          {missed === 1 ? "1 damage" : `${missed} damages`} in it. Correct the return report: that damage is
          carried over, what was noted twice can be removed, and both parties sign again.
        </p>
        {returnPage && <Link href={returnPage}>Show the return report</Link>}
      </Callout>
    )
  return isLate(pickUp, atReturn) ? (
    <Callout title="The pick-up report was received after the return report">
      <p>Nothing that was noted at pick-up is missing from the return report.</p>
    </Callout>
  ) : null
}
