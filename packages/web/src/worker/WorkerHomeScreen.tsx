import type { workerAgenciesMachine } from "@crewfleet/machines"
import { useSelector } from "@xstate/react"
import BadgeCheck from "lucide-react/icons/badge-check"
import ClipboardList from "lucide-react/icons/clipboard-list"
import type { ActorRefFrom } from "xstate"
import { Page } from "../layout/Page.tsx"
import { entire } from "../list/entire.ts"
import { PartBody } from "../list/PartBody.tsx"
import { Card } from "../ui/Card.tsx"
import { Grid } from "../ui/Grid.tsx"
import { LinkCard } from "../ui/LinkCard.tsx"
import { SkeletonRows } from "../ui/Skeleton.tsx"
import { AgencyList } from "./AgencyList.tsx"

interface WorkerHomeScreenProps {
  /** Running already: the side bar shows the same agencies. */
  readonly agencies: ActorRefFrom<typeof workerAgenciesMachine>
}

/** The home of flexi-workers: their agencies, and the way to their records. */
export function WorkerHomeScreen({ agencies }: WorkerHomeScreenProps) {
  const state = useSelector(agencies, entire)
  const { value, failure, attempts } = state.context
  const busy = state.hasTag("busy")

  return (
    <Page>
      <Grid>
        <LinkCard href="/worker/compliance" icon={<BadgeCheck />} title="Compliance">
          Your trainings and documents, and when they expire.
        </LinkCard>
        <LinkCard href="/worker/forms/" icon={<ClipboardList />} title="Forms">
          What your agencies need to know about you.
        </LinkCard>
      </Grid>
      <Card title="Your Agencies" flush busy={busy}>
        <PartBody
          room="7rem"
          situation="authenticatedCall"
          failure={failure}
          attempts={attempts}
          busy={busy}
          onRetry={() => agencies.send({ type: "reload.asked" })}
          nothing={value?.length === 0 ? "You belong to no agency yet" : undefined}
          skeleton={<SkeletonRows rows={2} />}
        >
          {value && <AgencyList agencies={value} />}
        </PartBody>
      </Card>
    </Page>
  )
}
