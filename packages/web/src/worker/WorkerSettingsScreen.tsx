import type { workerAgenciesMachine } from "@crewfleet/machines"
import type { Session } from "@crewfleet/sdk"
import { portalOf } from "@crewfleet/sdk/rules"
import { useSelector } from "@xstate/react"
import MonitorSmartphone from "lucide-react/icons/monitor-smartphone"
import type { ActorRefFrom } from "xstate"
import { Page } from "../layout/Page.tsx"
import { entire } from "../list/entire.ts"
import { PartBody } from "../list/PartBody.tsx"
import { Card } from "../ui/Card.tsx"
import { LinkCard } from "../ui/LinkCard.tsx"
import { SkeletonRows } from "../ui/Skeleton.tsx"
import { Stack } from "../ui/Stack.tsx"
import { NoticesCard } from "./NoticesCard.tsx"
import { SharingField } from "./SharingField.tsx"
import { type WorkerLogics, workerLogics } from "./workerLogics.ts"

interface WorkerSettingsScreenProps {
  readonly session: Pick<Session, "workerId">
  /** Running already: the side bar shows the same agencies. */
  readonly agencies: ActorRefFrom<typeof workerAgenciesMachine>
  readonly logics?: Pick<WorkerLogics, "sharing" | "notices" | "noticesChoice">
}

/** What a worker decides for themselves: which agency sees their records, of what they are mailed, and where they are signed in. */
export function WorkerSettingsScreen({
  session,
  agencies,
  logics = workerLogics
}: WorkerSettingsScreenProps) {
  const state = useSelector(agencies, entire)
  const { value, failure, attempts } = state.context
  const busy = state.hasTag("busy")
  const reload = () => agencies.send({ type: "reload.asked" })
  return (
    <Page>
      <Card title="Who sees your records" busy={busy}>
        <PartBody
          situation="authenticatedCall"
          failure={value ? undefined : failure}
          attempts={attempts}
          busy={busy}
          onRetry={reload}
          nothing={value?.length === 0 ? "You belong to no agency yet" : undefined}
          skeleton={<SkeletonRows rows={2} />}
        >
          {value && (
            <Stack>
              {value.map((agency) => (
                <SharingField
                  key={`${agency.id}-${agency.shares}`}
                  workerId={session.workerId ?? 0}
                  agency={agency}
                  onChange={reload}
                  logic={logics.sharing}
                />
              ))}
            </Stack>
          )}
        </PartBody>
      </Card>
      <NoticesCard workerId={session.workerId ?? 0} logics={logics} />
      <LinkCard
        href={`${portalOf("WORKER")}/sessions`}
        icon={<MonitorSmartphone />}
        title="Where you are signed in"
      >
        Sign out elsewhere. You change your password in the menu under your name.
      </LinkCard>
    </Page>
  )
}
