import type { StaffScope } from "@crewfleet/machines"
import type { WorkerShift } from "@crewfleet/sdk"
import { PartBody } from "../list/PartBody.tsx"
import { writeMoment } from "../time/write.ts"
import { Card } from "../ui/Card.tsx"
import { type Column, DataTable } from "../ui/DataTable.tsx"
import { SkeletonLines } from "../ui/Skeleton.tsx"
import { StepPager } from "../ui/StepPager.tsx"
import { useLogic } from "../useLogic.ts"
import type { StaffLogics } from "./staffLogics.ts"

interface WorkerShiftsCardProps {
  readonly scope: StaffScope
  readonly logic: StaffLogics["shifts"]
}

/** For what a worker is booked by the agency from now on, the next shift first. */
export function WorkerShiftsCard({ scope, logic }: WorkerShiftsCardProps) {
  const [state, send] = useLogic(logic, { input: { filter: scope } })
  const { answer, request, failure, attempts } = state.context
  return (
    <Card
      title={answer ? `Coming jobs (${answer.totalElements})` : "Coming jobs"}
      flush
      busy={state.hasTag("busy")}
    >
      <PartBody
        situation="authenticatedCall"
        failure={failure}
        attempts={attempts}
        busy={state.hasTag("busy")}
        onRetry={() => send({ type: "reload.asked" })}
        nothing={answer?.content.length === 0 ? "No coming jobs" : undefined}
        advice="A job stands here from when they are booked for it until it has ended."
        skeleton={<SkeletonLines lines={3} />}
      >
        {answer && (
          <>
            <DataTable
              caption="Coming jobs"
              columns={columns}
              rows={answer.content}
              rowKey={({ id }) => id}
            />
            {answer.totalElements > request.size && (
              <StepPager
                label="Pages of coming jobs"
                page={request.page}
                size={request.size}
                total={answer.totalElements}
                onPage={(page) => send({ type: "page.chosen", page })}
              />
            )}
          </>
        )}
      </PartBody>
    </Card>
  )
}

const columns: ReadonlyArray<Column<WorkerShift>> = [
  { heading: "Begins", card: "heading", cell: ({ shiftDate }) => writeMoment(String(shiftDate)) },
  { heading: "Ends", cell: ({ shiftEndDate }) => writeMoment(String(shiftEndDate)) },
  { heading: "Client", cell: ({ clientName }) => clientName },
  { heading: "Booked as", cell: ({ assignmentCode }) => assignmentCode },
  { heading: "Job", cell: ({ ref }) => ref }
]
