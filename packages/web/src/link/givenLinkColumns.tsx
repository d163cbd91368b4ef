import type { GivenLink } from "@crewfleet/sdk"
import { isStanding } from "@crewfleet/sdk/rules"
import { writeMoment } from "../time/write.ts"
import { Badge } from "../ui/Badge.tsx"
import { Button } from "../ui/Button.tsx"
import type { Column } from "../ui/DataTable.tsx"
import { unknown } from "../ui/unknown.ts"

const written = (instant: string | undefined) => (instant ? writeMoment(instant) : unknown)

const standingOf = (link: GivenLink) => {
  if (link.revokedAt) return <Badge>Withdrawn {written(link.revokedAt)}</Badge>
  if (!isStanding(link, new Date())) return <Badge>Ended {written(link.endsAt)}</Badge>
  return <Badge tone="success">Open until {written(link.endsAt)}</Badge>
}

/** What a list of links shows of each, and the way to withdraw it. */
export const givenLinkColumns = (
  withdrawing: string | undefined,
  onWithdraw: (id: string) => void
): ReadonlyArray<Column<GivenLink>> => [
  { heading: "Made", cell: ({ madeAt, user }) => `${written(madeAt)}${user ? `, ${user}` : ""}` },
  { heading: "Given to", cell: ({ givenTo }) => givenTo || unknown },
  { heading: "Opened", cell: ({ uses, mostUses }) => `in ${uses ?? 0} of ${mostUses ?? unknown} browsers` },
  { heading: "Where it stands", cell: standingOf },
  {
    heading: "Actions",
    align: "end",
    card: "side",
    cell: (link) =>
      isStanding(link, new Date()) && (
        <Button
          size="small"
          kind="danger"
          busy={withdrawing === link.id}
          aria-label={`Withdraw the link made ${written(link.madeAt)}`}
          onClick={() => onWithdraw(link.id)}
        >
          Withdraw
        </Button>
      )
  }
]
