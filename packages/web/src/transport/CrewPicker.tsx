import { isSeatTaken, remainingSeats } from "@crewfleet/sdk/rules"
import { LoadedPart } from "../list/LoadedPart.tsx"
import { nameOfWorker } from "../staff/nameOfWorker.ts"
import { timeZone } from "../time/timeZone.ts"
import { Button } from "../ui/Button.tsx"
import { Dialog } from "../ui/Dialog.tsx"
import { EmptyState } from "../ui/EmptyState.tsx"
import { Stack } from "../ui/Stack.tsx"
import type { JobOnPage } from "./JobOnPage.ts"
import { ShiftStatusBadge } from "./ShiftStatusBadge.tsx"
import { seatsLeftOf } from "./seatsLeftOf.ts"
import { reasonsOf, WorkerLine } from "./WorkerLine.tsx"

interface CrewPickerProps extends JobOnPage {
  /** The number of the line of the crew. */
  readonly specId: number
}

/** Whom to book for a line of the crew: who may and is free first, with the reason for each other. */
export function CrewPicker({ job, state, send, act, logics, specId }: CrewPickerProps) {
  const busy = state.hasTag("busy")
  const spec = job.transportWorkerSpecList.find(({ workerSpecId }) => workerSpecId === specId)
  const left = spec ? remainingSeats(spec) : 0
  return (
    <Dialog
      open
      title={`Book a worker: ${spec?.assignmentCodeName ?? ""}`}
      {...(spec && { description: seatsLeftOf(spec) })}
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
            <Stack as="ul" gap={0}>
              {workers.map((worker) => (
                <WorkerLine
                  key={worker.id}
                  worker={worker}
                  zone={job.timeZone ?? timeZone()}
                  marks={worker.shiftStatus && <ShiftStatusBadge status={worker.shiftStatus} />}
                >
                  <Button
                    size="small"
                    aria-label={`Book ${nameOfWorker(worker)}`}
                    aria-describedby={reasonsOf(worker.id)}
                    disabled={busy || left === 0 || worker.verdict === "MAY_NOT" || worker.taken.length > 0}
                    onClick={() => act({ do: "bookWorker", specId, workerId: worker.id })}
                  >
                    Book
                  </Button>
                </WorkerLine>
              ))}
            </Stack>
          )
        }}
      </LoadedPart>
    </Dialog>
  )
}
