import { takingOffProblem } from "@crewfleet/sdk/rules"
import { LoadedPart } from "../list/LoadedPart.tsx"
import { timeZone } from "../time/timeZone.ts"
import { Button } from "../ui/Button.tsx"
import { Dialog } from "../ui/Dialog.tsx"
import { EmptyState } from "../ui/EmptyState.tsx"
import { Row } from "../ui/Row.tsx"
import { Stack } from "../ui/Stack.tsx"
import type { JobOnPage } from "./JobOnPage.ts"
import styles from "./JobPage.module.css"
import { SearchedList } from "./SearchedList.tsx"
import { whatTakes } from "./whatTakes.ts"

/** The vehicles of an agency to pick one for a job, each with what takes it when. */
export function VehiclePicker({ job, state, send, act, logics }: JobOnPage) {
  const busy = state.hasTag("busy")
  const stays = takingOffProblem(job.transportStatus, "vehicle")
  const zone = job.timeZone ?? timeZone()
  return (
    <Dialog open title="Pick a vehicle" onCancel={() => send({ type: "picker.closed" })}>
      <LoadedPart key={job.version} logic={logics.vehicles} request={state.context.request} lines={6}>
        {(vehicles) =>
          vehicles.length === 0 ? (
            <EmptyState title="Your agency has no vehicles">Add them under Vehicles first.</EmptyState>
          ) : (
            <SearchedList
              items={vehicles}
              label="Find a vehicle by its name, mark or place"
              wordsOf={({ name, regno = "", city = "" }) => `${name} ${regno} ${city}`}
            >
              {({ id, name, regno, city, approved, defects, taken }) => {
                const called = [name, regno].filter(Boolean).join(", ")
                const isPicked = job.vehicle?.id === id
                const because = approved
                  ? taken.map((each) => whatTakes(each, zone))
                  : (defects ?? ["Not approved, or out of service"])
                return (
                  <Stack as="li" gap={2} key={id} className={styles.line}>
                    <Row justify="between" nowrap>
                      <span>
                        {called}
                        {city && <span className={styles.why}> {city}</span>}
                      </span>
                      <Button
                        size="small"
                        aria-label={isPicked ? `Take off ${called}` : `Pick ${called}`}
                        aria-describedby={`vehicle-${id}`}
                        disabled={busy || (isPicked ? stays !== undefined : because.length > 0)}
                        onClick={() => act({ do: "pickVehicle", id: isPicked ? undefined : id })}
                      >
                        {isPicked ? "Take off" : "Pick"}
                      </Button>
                    </Row>
                    <p id={`vehicle-${id}`} className={styles.why}>
                      {isPicked
                        ? ["Picked for this job", stays].filter(Boolean).join(". ")
                        : because.join(". ") || "Free"}
                    </p>
                  </Stack>
                )
              }}
            </SearchedList>
          )
        }
      </LoadedPart>
    </Dialog>
  )
}
