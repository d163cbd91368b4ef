import type { VehicleListFilter, vehiclesMachine } from "@crewfleet/machines"
import { type Vehicle, vehicleStatuses } from "@crewfleet/sdk"
import { useMemo } from "react"
import type { EventFrom, SnapshotFrom } from "xstate"
import { PartBody } from "../list/PartBody.tsx"
import { afterPaint } from "../ui/afterPaint.ts"
import { Card } from "../ui/Card.tsx"
import { type Column, DataTable } from "../ui/DataTable.tsx"
import { Pager } from "../ui/Pager.tsx"
import { SearchField } from "../ui/SearchField.tsx"
import { SelectField } from "../ui/SelectField.tsx"
import { SkeletonRows } from "../ui/Skeleton.tsx"
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
  const { typed, request, answer, failure } = state.context
  const isNarrowed = request.search !== "" || request.filter.status !== undefined
  const table = useMemo(
    () =>
      answer && <DataTable caption={title} columns={columns} rows={answer.content} rowKey={({ id }) => id} />,
    [answer, columns, title]
  )

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
      <PartBody
        situation="loadVehicleList"
        failure={failure}
        busy={state.hasTag("busy")}
        onRetry={() => send({ type: "reload.asked" })}
        nothing={answer?.content.length === 0 ? (isNarrowed ? "No vehicles match" : none) : undefined}
        skeleton={<SkeletonRows rows={10} />}
      >
        {answer && (
          <div>
            {table}
            <Pager
              label="Pages of vehicles"
              page={request.page}
              size={request.size}
              total={answer.totalElements}
              onPage={(page) => afterPaint(() => send({ type: "page.chosen", page }))}
            />
          </div>
        )}
      </PartBody>
    </Card>
  )
}

const statuses = Object.entries(vehicleStatuses).map(([value, label]) => ({ value, label }))
