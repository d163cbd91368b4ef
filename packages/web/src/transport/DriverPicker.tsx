import { LoadedPart } from "../list/LoadedPart.tsx"
import { nameOfWorker } from "../staff/nameOfWorker.ts"
import { timeZone } from "../time/timeZone.ts"
import { Badge } from "../ui/Badge.tsx"
import { Button } from "../ui/Button.tsx"
import { Dialog } from "../ui/Dialog.tsx"
import { EmptyState } from "../ui/EmptyState.tsx"
import { Stack } from "../ui/Stack.tsx"
import type { JobOnPage } from "./JobOnPage.ts"
import { reasonsOf, WorkerLine } from "./WorkerLine.tsx"

/** Who may drive a job, to pick one: why somebody may not, and what takes them when. */
export function DriverPicker({ job, state, send, act, logics }: JobOnPage) {
  const busy = state.hasTag("busy")
  return (
    <Dialog open title="Pick a driver" onCancel={() => send({ type: "picker.closed" })}>
      <LoadedPart key={job.version} logic={logics.drivers} request={state.context.request} lines={6}>
        {(drivers) =>
          drivers.length === 0 ? (
            <EmptyState title="Nobody may drive">A driver holds the assignment code 002, Driver.</EmptyState>
          ) : (
            <Stack as="ul" gap={0}>
              {drivers.map((driver) => {
                const isPicked = job.driver?.id === driver.id
                const may = driver.verdict !== "MAY_NOT" && driver.taken.length === 0
                return (
                  <WorkerLine
                    key={driver.id}
                    worker={driver}
                    zone={job.timeZone ?? timeZone()}
                    marks={isPicked && <Badge tone="info">Picked</Badge>}
                  >
                    <Button
                      size="small"
                      aria-label={`${isPicked ? "Take off" : "Pick"} ${nameOfWorker(driver)}`}
                      aria-describedby={reasonsOf(driver.id)}
                      disabled={busy || !(isPicked || may)}
                      onClick={() => act({ do: "pickDriver", id: isPicked ? undefined : driver.id })}
                    >
                      {isPicked ? "Take off" : "Pick"}
                    </Button>
                  </WorkerLine>
                )
              })}
            </Stack>
          )
        }
      </LoadedPart>
    </Dialog>
  )
}
