import type { VehicleListFilter, vehiclesMachine } from "@crewfleet/machines"
import { type Vehicle, vehicleStatuses } from "@crewfleet/sdk"
import type { EventFrom, SnapshotFrom } from "xstate"
import { PagedTable } from "../list/PagedTable.tsx"
import { Card } from "../ui/Card.tsx"
import type { Column } from "../ui/DataTable.tsx"
import { SearchField } from "../ui/SearchField.tsx"
import { SelectField } from "../ui/SelectField.tsx"
import styles from "./VehicleList.module.css"

interface VehicleListProps {
  readonly title: string
  readonly state: SnapshotFrom<typeof vehiclesMachine>
  readonly send: (event: EventFrom<typeof vehiclesMachine>) => void
  readonly columns: ReadonlyArray<Column<Vehicle>>
  /** What to say when there are none at all. */
  readonly none: string
  readonly onFilter: (filter: VehicleListFilter) => void
}

/** Vehicles to search, filter by status and page through. */
export function VehicleList({ title, state, send, columns, none, onFilter }: VehicleListProps) {
  const { typed, request } = state.context
  const isNarrowed = request.search !== "" || request.filter.status !== undefined

  return (
    <Card
      title={title}
      flush
      busy={state.hasTag("busy")}
      actions={
        <div className={styles.tools}>
          <SearchField
            label="Search vehicles"
            placeholder="Make, model or registration"
            value={typed}
            onSearch={(text) => send({ type: "search.typed", text })}
            onKeyDown={({ key }) => key === "Enter" && send({ type: "search.settled" })}
          />
          <div className={styles.status}>
            <SelectField
              name="status"
              label="Status"
              labelHidden
              placeholder="All statuses"
              choices={statuses}
              value={request.filter.status ?? ""}
              onChange={({ currentTarget }) =>
                onFilter({ ...request.filter, status: currentTarget.value || undefined })
              }
            />
          </div>
        </div>
      }
    >
      <PagedTable
        state={state}
        send={send}
        situation="loadVehicleList"
        things="vehicles"
        caption={title}
        columns={columns}
        nothing={isNarrowed ? "No vehicles match" : none}
      />
    </Card>
  )
}

const statuses = Object.entries(vehicleStatuses).map(([value, label]) => ({ value, label }))
