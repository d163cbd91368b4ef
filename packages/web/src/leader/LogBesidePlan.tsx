import type { JourneyLog, TransportJob } from "@crewfleet/sdk"
import {
  dropOffForm,
  isExchanged,
  partOfLog,
  totalMileage,
  vehicleLogForm,
  writeInstant
} from "@crewfleet/sdk/rules"
import { useZone } from "../time/InZone.tsx"
import { Card } from "../ui/Card.tsx"
import { DataTable } from "../ui/DataTable.tsx"
import { Facts } from "../ui/Facts.tsx"
import { Stack } from "../ui/Stack.tsx"

interface LogBesidePlanProps {
  readonly log: JourneyLog
  readonly job: TransportJob
}

/** What was noted of a journey beside what was planned: its times, its end, and its mileage. */
export function LogBesidePlan({ log, job }: LogBesidePlanProps) {
  const zone = useZone()
  const vehicle = partOfLog(log.records, "vehicle").holding?.content.vehicle
  const dropOff = partOfLog(log.records, "dropOff").holding?.content.dropOff
  const times = enteredTimes(log)
  if (!vehicle && !dropOff) return null
  const at = (instant: string | undefined) =>
    instant ? writeInstant("moment", instant, zone) : "Not noted yet"
  const starts = times.map(({ start }) => start).toSorted(byTime)
  const ends = times.map(({ end }) => end).toSorted(byTime)
  const isOfGoing = !isExchanged(vehicle?.vehicleId, log.vehicle?.id)
  const start = (isOfGoing && vehicle?.startMileage) || undefined
  const end = dropOff?.mileage ?? undefined
  return (
    <Card title="Beside the plan">
      <Stack>
        <DataTable
          caption="What was planned, and what was noted"
          whole
          columns={[
            { heading: "What", cell: ({ what }) => what },
            { heading: "Planned", cell: ({ planned }) => planned },
            { heading: "Noted", cell: ({ noted }) => noted }
          ]}
          rowKey={({ what }) => what}
          rows={[
            {
              what: "Start of the work",
              planned: job.shiftDate ? at(job.shiftDate) : "Not planned",
              noted: at(starts[0])
            },
            {
              what: "Drop-off",
              planned: [job.destination, job.destinationPostCode].filter(Boolean).join(", "),
              noted: dropOff ? arrival(dropOff, at) : at(undefined)
            },
            {
              what: "End of the work",
              planned: job.shiftEndDate ? at(job.shiftEndDate) : "Not planned",
              noted: at(ends.at(-1))
            }
          ]}
        />
        <Facts
          of={{
            [vehicleLogForm.questions.startMileage.label]: miles(start),
            [dropOffForm.questions.mileage.label]: miles(end),
            "Total mileage": miles(totalMileage(start, end))
          }}
        />
      </Stack>
    </Card>
  )
}

const byTime = (one: string, other: string) => Date.parse(one) - Date.parse(other)

const miles = (mileage: number | undefined) =>
  mileage === undefined ? "Not noted yet" : `${mileage.toLocaleString("en-GB")} miles`

type DropOff = NonNullable<JourneyLog["records"][number]["content"]["dropOff"]>

const arrival = (
  { dropTime, pdroppedOff, newAddress, newPostCode }: DropOff,
  at: (instant: string | undefined) => string
) =>
  [
    at(dropTime ?? undefined),
    ...(pdroppedOff === false ? ["elsewhere", newAddress, newPostCode] : ["as planned"])
  ]
    .filter(Boolean)
    .join(", ")

/** The hours of each of the crew as they were entered last: a correction tells those alone that it changes. */
const enteredTimes = ({ records }: JourneyLog) => {
  const { holding, earlier } = partOfLog(records, "times")
  const versions = [...earlier].reverse().concat(holding ?? [])
  const entries = versions.flatMap(({ content }) => content.times?.times ?? [])
  return [...new Map(entries.map((entry) => [entry.bookingId, entry])).values()]
}
