import { takingOffProblem } from "@crewfleet/sdk/rules"
import { LoadedPart } from "../list/LoadedPart.tsx"
import { nameOfWorker } from "../staff/nameOfWorker.ts"
import { timeZone } from "../time/timeZone.ts"
import { Badge } from "../ui/Badge.tsx"
import { Button } from "../ui/Button.tsx"
import { Dialog } from "../ui/Dialog.tsx"
import { EmptyState } from "../ui/EmptyState.tsx"
import type { JobOnPage } from "./JobOnPage.ts"
import { SearchedList } from "./SearchedList.tsx"
import { WorkerLine } from "./WorkerLine.tsx"

/** Who may drive a job, to pick one: why somebody may not, and what takes them when. */
export function DriverPicker({ job, state, send, act, logics }: JobOnPage) {
  const stays = takingOffProblem(job.transportStatus, "driver")
  const busy = state.hasTag("busy")
  return (
    <Dialog open title="Pick a driver" onCancel={() => send({ type: "picker.closed" })}>
      <LoadedPart key={job.version} logic={logics.drivers} request={state.context.request} lines={6}>
        {(drivers) =>
          drivers.length === 0 ? (
            <EmptyState title="Nobody may drive">A driver holds the assignment code 002, Driver.</EmptyState>
          ) : (
            <SearchedList items={drivers} label="Find a driver by name" wordsOf={nameOfWorker}>
              {(driver) => {
                const isPicked = job.driver?.id === driver.id
                const may = driver.verdict !== "MAY_NOT" && driver.taken.length === 0
                return (
                  <WorkerLine
                    key={driver.id}
                    worker={driver}
                    zone={job.timeZone ?? timeZone()}
                    notes={isPicked && stays !== undefined ? [stays] : []}
                    marks={isPicked && <Badge tone="info">Picked</Badge>}
                  >
                    {(reasons) => (
                      <Button
                        size="small"
                        aria-label={`${isPicked ? "Take off" : "Pick"} ${nameOfWorker(driver)}`}
                        aria-describedby={reasons}
                        disabled={busy || (isPicked ? stays !== undefined : !may)}
                        onClick={() => act({ do: "pickDriver", id: isPicked ? undefined : driver.id })}
                      >
                        {isPicked ? "Take off" : "Pick"}
                      </Button>
                    )}
                  </WorkerLine>
                )
              }}
            </SearchedList>
          )
        }
      </LoadedPart>
    </Dialog>
  )
}
