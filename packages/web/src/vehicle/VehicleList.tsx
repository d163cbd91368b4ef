import type { Vehicle } from "@crewfleet/sdk"
import { useCallback, useState } from "react"
import { useSearch } from "wouter"
import { fewerFilters } from "../list/fewerFilters.ts"
import { PagedTable } from "../list/PagedTable.tsx"
import { usePlaceInAddress } from "../list/usePlaceInAddress.ts"
import { Card } from "../ui/Card.tsx"
import type { Column } from "../ui/DataTable.tsx"
import { useLogic } from "../useLogic.ts"
import { VehicleListTools } from "./VehicleListTools.tsx"
import type { VehicleLogics } from "./vehicleLogics.ts"
import { vehiclesPlaceIn, withVehiclesPlace } from "./vehiclesPlace.ts"

interface VehicleListProps {
  readonly logic: VehicleLogics["list"]
  /** What the list is called while it shows vehicles in this status, or in any. */
  readonly titleOf: (status: string | undefined) => string
  readonly columns: ReadonlyArray<Column<Vehicle>>
  /** What to say when there are none at all. */
  readonly none: string
  /** What to do about it. */
  readonly advice?: string
  /** The status that it shows at first; any, unless told. */
  readonly first?: string
  readonly oldestFirst?: boolean
}

/** Vehicles to search, filter by status and page through, at their address; a link to it begins the list anew. */
export function VehicleList(props: VehicleListProps) {
  const [visit, setVisit] = useState(0)
  const beginAnew = useCallback(() => setVisit((earlier) => earlier + 1), [])
  return <ListedVehicles key={visit} {...props} onElsewhere={beginAnew} />
}

interface ListedVehiclesProps extends VehicleListProps {
  readonly onElsewhere: () => void
}

/** Shows `vehiclesMachine`. */
function ListedVehicles({ logic, titleOf, columns, none, advice, first, ...list }: ListedVehiclesProps) {
  const query = useSearch()
  const [{ status, start }] = useState(() => vehiclesPlaceIn(query, first))
  const filter = { status, oldestFirst: list.oldestFirst }
  const [state, send] = useLogic(logic, { input: { filter, start } })
  const { typed, request } = state.context
  usePlaceInAddress(request, list.onElsewhere, (address) => withVehiclesPlace(address, request, first))
  const isNarrowed = request.search !== "" || request.filter.status !== undefined
  const title = titleOf(request.filter.status)

  return (
    <Card
      title={title}
      flush
      busy={state.hasTag("busy")}
      actions={
        <VehicleListTools
          typed={typed}
          status={request.filter.status}
          onType={(text) => send({ type: "search.typed", text })}
          onSearch={() => send({ type: "search.settled" })}
          onStatus={(status) => send({ type: "filter.chosen", filter: { ...request.filter, status } })}
        />
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
        advice={isNarrowed ? fewerFilters : advice}
      />
    </Card>
  )
}
