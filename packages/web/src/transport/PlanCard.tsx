import {
  isAmong,
  isSeatTaken,
  mayNameLeader,
  plannableStatuses,
  takingOffProblem,
  writeInstant
} from "@crewfleet/sdk/rules"
import { nameOfWorker } from "../staff/nameOfWorker.ts"
import { timeZone } from "../time/timeZone.ts"
import { Button } from "../ui/Button.tsx"
import { Card } from "../ui/Card.tsx"
import { Facts } from "../ui/Facts.tsx"
import { Row } from "../ui/Row.tsx"
import { SelectField } from "../ui/SelectField.tsx"
import { Stack } from "../ui/Stack.tsx"
import type { JobOnPage } from "./JobOnPage.ts"
import styles from "./JobPage.module.css"
import { transportMends } from "./transportMends.ts"

/** The plan of a job: its times, vehicle, driver and team leader, each with what changes it. */
export function PlanCard({ job, state, send, act }: JobOnPage) {
  const { vehicle, driver, teamLeader, shiftDate, shiftEndDate, breakTime } = job
  const busy = state.hasTag("busy")
  const mayPlan = isAmong(plannableStatuses, job.transportStatus)
  const mayName = mayNameLeader(job)
  const stays = takingOffProblem(job.transportStatus, "leader")
  const booked = job.transportWorkerSpecList.flatMap(({ bookings }) =>
    bookings.filter(({ shiftStatus }) => isSeatTaken(shiftStatus)).map(({ worker }) => worker)
  )
  const moment = (instant: string | undefined) =>
    instant ? writeInstant("moment", instant, job.timeZone ?? timeZone()) : "Not planned"
  return (
    <Card title="Plan">
      <Stack>
        <Facts
          of={{
            Start: moment(shiftDate),
            End: moment(shiftEndDate),
            Break: breakTime === undefined ? "Not planned" : `${breakTime} minutes`,
            Vehicle: vehicle ? [vehicle.name, vehicle.regno].filter(Boolean).join(", ") : "Not picked",
            Driver: driver ? nameOfWorker(driver) : "Not picked",
            "Team leader": teamLeader ? nameOfWorker(teamLeader) : "Not named"
          }}
        />
        {mayPlan && (
          <Row gap={3} stackedBelow={36}>
            <Button
              id={transportMends.vehicle}
              disabled={busy}
              onClick={() => send({ type: "picker.opened", picker: { of: "vehicle" } })}
            >
              {vehicle ? "Pick another vehicle" : "Pick a vehicle"}
            </Button>
            <Button
              id={transportMends.driver}
              disabled={busy}
              onClick={() => send({ type: "picker.opened", picker: { of: "driver" } })}
            >
              {driver ? "Pick another driver" : "Pick a driver"}
            </Button>
          </Row>
        )}
        {mayName && (
          <div className={styles.choice}>
            <SelectField
              name={transportMends.leader}
              label="Team leader"
              hint={teamLeader && stays ? `Somebody who is booked. ${stays}` : "Somebody who is booked"}
              {...(!(teamLeader && stays) && { placeholder: "Nobody is named" })}
              choices={booked.map((worker) => ({ value: String(worker.id), label: nameOfWorker(worker) }))}
              value={teamLeader ? String(teamLeader.id) : ""}
              disabled={busy}
              onChange={({ currentTarget: { value } }) =>
                act({ do: "nameLeader", id: value === "" ? undefined : Number(value) })
              }
            />
          </div>
        )}
      </Stack>
    </Card>
  )
}
