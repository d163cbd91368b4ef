import { useMemo } from "react"
import { Page } from "../layout/Page.tsx"
import { ListCard } from "../list/ListCard.tsx"
import { PartBody } from "../list/PartBody.tsx"
import { useList } from "../list/useList.ts"
import { Button } from "../ui/Button.tsx"
import { Card } from "../ui/Card.tsx"
import { DataTable } from "../ui/DataTable.tsx"
import { SkeletonRows } from "../ui/Skeleton.tsx"
import { useLogic } from "../useLogic.ts"
import { failedJobsList } from "./failedJobsList.tsx"
import { jobLogics } from "./jobLogics.ts"
import { scheduledJobColumns } from "./scheduledJobColumns.tsx"

/** What the platform does by the clock, how it went, and the way to do it now. */
export function ScheduledJobsScreen({ logics = jobLogics }: { readonly logics?: typeof jobLogics }) {
  const [state, send] = useLogic(logics.scheduled, {})
  const failures = useMemo(() => failedJobsList(logics.failed), [logics.failed])
  const [failed, sendFailed] = useList(failures)
  const { jobs, failure, starting } = state.context
  const busy = state.hasTag("busy")
  const columns = useMemo(
    () => scheduledJobColumns(starting, (name) => send({ type: "run.asked", name })),
    [starting, send]
  )
  const reload = () => {
    send({ type: "reload.asked" })
    sendFailed({ type: "reload.asked" })
  }

  return (
    <Page
      lead="What CrewFleet does by itself, and how the latest run of each went."
      actions={<Button onClick={reload}>Refresh</Button>}
    >
      <Card title="All scheduled jobs" flush busy={busy}>
        <PartBody
          situation="loadScheduledJobs"
          failure={state.matches("failed") ? failure : undefined}
          busy={busy}
          onRetry={() => send({ type: "reload.asked" })}
          nothing={jobs?.length === 0 ? "Nothing is done by the clock" : undefined}
          skeleton={<SkeletonRows rows={6} />}
        >
          {jobs && (
            <DataTable
              caption="Scheduled jobs"
              columns={columns}
              rows={jobs}
              rowKey={({ name }) => name}
              busy={busy}
            />
          )}
        </PartBody>
      </Card>
      <ListCard list={failures} state={failed} send={sendFailed} />
    </Page>
  )
}
