import type { TransportJob } from "@crewfleet/sdk"
import { isSeatTaken, verdictWords } from "@crewfleet/sdk/rules"
import { Badge } from "../ui/Badge.tsx"
import { Card } from "../ui/Card.tsx"
import { DataTable } from "../ui/DataTable.tsx"
import { EmptyState } from "../ui/EmptyState.tsx"
import { Facts } from "../ui/Facts.tsx"
import { Stack } from "../ui/Stack.tsx"
import styles from "./JobPage.module.css"

/** The crew as it will come: who, as what, and that each is fit for that day; driver and vehicle. */
export function RequestCrew({ job }: { readonly job: TransportJob }) {
  const { vehicle, driver, teamLeader } = job
  const crew = job.transportWorkerSpecList.flatMap(
    ({ assignmentCodeName, numberOfStaff, workerSpecId, bookings }) => {
      const booked = bookings.filter(({ shiftStatus }) => isSeatTaken(shiftStatus))
      const open = Math.max(0, numberOfStaff - booked.length)
      return [
        ...booked.map(({ id, worker, verdict }) => ({
          key: `booking ${id}`,
          role: assignmentCodeName,
          name: `${worker.firstname} ${worker.lastname}`,
          leads: worker.id === teamLeader?.id,
          verdict
        })),
        ...Array.from({ length: open }, (_, at) => ({
          key: `open ${workerSpecId} ${at}`,
          role: assignmentCodeName,
          name: undefined,
          leads: false,
          verdict: undefined
        }))
      ]
    }
  )
  return (
    <Card title="Who comes" flush={crew.length > 0}>
      <Stack>
        {(vehicle || driver) && (
          <div className={crew.length > 0 ? styles.facts : undefined}>
            <Facts
              of={{
                ...(driver && { Driver: `${driver.firstname} ${driver.lastname}` }),
                ...(vehicle && { Vehicle: [vehicle.name, vehicle.regno].filter(Boolean).join(", ") })
              }}
            />
          </div>
        )}
        {crew.length === 0 ? (
          <EmptyState title="No crew yet">Whoever is booked for this journey stands here.</EmptyState>
        ) : (
          <DataTable
            caption="Who comes"
            whole
            columns={[
              {
                heading: "Name",
                card: "heading",
                cell: ({ name, leads }) => `${name ?? "Not booked yet"}${leads ? ", team leader" : ""}`
              },
              { heading: "Role", card: "plain", cell: ({ role }) => role },
              {
                heading: "Fit for this day",
                card: "side",
                cell: ({ verdict }) =>
                  verdict && (
                    <Badge tone={verdict === "MAY_NOT" ? "danger" : "success"}>
                      {verdict === "MAY_NOT" ? verdictWords.MAY_NOT : "Fit for this day"}
                    </Badge>
                  )
              }
            ]}
            rows={crew}
            rowKey={({ key }) => key}
          />
        )}
      </Stack>
    </Card>
  )
}
