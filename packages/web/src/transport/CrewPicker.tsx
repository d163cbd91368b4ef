import { factsOfSeat, obstaclesBefore, shiftLife } from "@crewfleet/machines"
import { isSeatTaken } from "@crewfleet/sdk/rules"
import { LoadedPart } from "../list/LoadedPart.tsx"
import { nameOfWorker } from "../staff/nameOfWorker.ts"
import { timeZone } from "../time/timeZone.ts"
import { Button } from "../ui/Button.tsx"
import { Dialog } from "../ui/Dialog.tsx"
import { EmptyState } from "../ui/EmptyState.tsx"
import type { JobOnPage } from "./JobOnPage.ts"
import { SearchedList } from "./SearchedList.tsx"
import { ShiftStatusBadge } from "./ShiftStatusBadge.tsx"
import { seatsLeftOf } from "./seatsLeftOf.ts"
import { WorkerLine } from "./WorkerLine.tsx"

interface CrewPickerProps extends JobOnPage {
  /** The number of the line of the crew. */
  readonly specId: number
}

/** Whom to book for a line of the crew: who may and is free first, with the reason for each other. */
export function CrewPicker({ job, state, send, act, logics, specId }: CrewPickerProps) {
  const busy = state.hasTag("busy")
  const spec = job.transportWorkerSpecList.find(({ workerSpecId }) => workerSpecId === specId)
  const unbookable = spec
    ? obstaclesBefore(shiftLife, "NEW", factsOfSeat(job, spec), "worker.booked").map(({ text }) => text)
    : []
  return (
    <Dialog
      open
      title={`Book a worker: ${spec?.assignmentCodeName ?? ""}`}
      {...(spec && { description: [...new Set([seatsLeftOf(spec), ...unbookable])].join(". ") })}
      onCancel={() => send({ type: "picker.closed" })}
    >
      <LoadedPart key={job.version} logic={logics.workers} request={state.context.request} lines={8}>
        {(lines) => {
          const workers = (lines.find(({ workerSpecId }) => workerSpecId === specId)?.workers ?? []).filter(
            ({ shiftStatus }) => shiftStatus === undefined || !isSeatTaken(shiftStatus)
          )
          return workers.length === 0 ? (
            <EmptyState title="Nobody to book">Nobody else of your agency can be booked as this.</EmptyState>
          ) : (
            <SearchedList items={workers} label="Find a worker by name" wordsOf={nameOfWorker}>
              {(worker) => (
                <WorkerLine
                  key={worker.id}
                  worker={worker}
                  zone={job.timeZone ?? timeZone()}
                  notes={unbookable}
                  marks={worker.shiftStatus && <ShiftStatusBadge status={worker.shiftStatus} />}
                >
                  {(reasons) => (
                    <Button
                      size="small"
                      aria-label={`Book ${nameOfWorker(worker)}`}
                      aria-describedby={reasons}
                      disabled={
                        busy ||
                        unbookable.length > 0 ||
                        worker.verdict === "MAY_NOT" ||
                        worker.taken.length > 0
                      }
                      onClick={() => act({ do: "bookWorker", specId, workerId: worker.id })}
                    >
                      Book
                    </Button>
                  )}
                </WorkerLine>
              )}
            </SearchedList>
          )
        }}
      </LoadedPart>
    </Dialog>
  )
}
