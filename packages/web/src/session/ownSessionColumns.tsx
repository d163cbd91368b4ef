import type { OwnSession } from "@crewfleet/sdk"
import { writeMoment } from "../time/write.ts"
import { Badge } from "../ui/Badge.tsx"
import { Button } from "../ui/Button.tsx"
import type { Column } from "../ui/DataTable.tsx"
import { unknown } from "../ui/unknown.ts"

const written = (instant: string | undefined) => (instant ? writeMoment(instant) : unknown)

const nameOf = ({ browser }: OwnSession) => browser || "Unknown browser or program"

/** What a list of sessions shows of each, and the way to end it. */
export const ownSessionColumns = (
  ending: string | undefined,
  onEnd: (id: string) => void
): ReadonlyArray<Column<OwnSession>> => [
  { heading: "Browser", cell: nameOf },
  { heading: "Signed in", cell: ({ begunAt }) => written(begunAt) },
  {
    heading: "Last used",
    cell: ({ usedAt, current }) =>
      current ? <Badge tone="success">This browser, now</Badge> : written(usedAt)
  },
  {
    heading: "Actions",
    align: "end",
    card: "side",
    cell: (session) =>
      !session.current && (
        <Button
          size="small"
          busy={ending === session.id}
          aria-label={`Sign out ${nameOf(session)}, signed in ${written(session.begunAt)}`}
          onClick={() => onEnd(session.id)}
        >
          Sign out
        </Button>
      )
  }
]
