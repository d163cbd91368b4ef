import { useMemo } from "react"
import { Page } from "../layout/Page.tsx"
import { useLogic } from "../useLogic.ts"
import { useStatusInAddress } from "./useStatusInAddress.ts"
import { VehicleList } from "./VehicleList.tsx"
import { vehicleColumns } from "./vehicleColumns.tsx"
import { vehicleLogics } from "./vehicleLogics.ts"
import { vehiclePlaces } from "./vehiclePlaces.ts"

interface VehicleApprovalsScreenProps {
  /** In which amounts are shown: ISO 4217. */
  readonly currency: string
  readonly logic?: typeof vehicleLogics.list
}

/** The vehicles of every agency; those that await approval first, and the one that has waited longest at the top. */
export function VehicleApprovalsScreen({
  currency,
  logic = vehicleLogics.list
}: VehicleApprovalsScreenProps) {
  const [status, keepStatus] = useStatusInAddress("AWAITING_APPROVAL")
  const [state, send] = useLogic(logic, { input: { filter: { status, oldestFirst: true } } })
  const columns = useMemo(
    () => vehicleColumns({ place: vehiclePlaces.review, currency, showsProvider: true }),
    [currency]
  )
  const awaiting = state.context.request.filter.status === "AWAITING_APPROVAL"

  return (
    <Page title="Vehicles">
      <VehicleList
        title={awaiting ? "Vehicles awaiting approval" : "Vehicles of all providers"}
        state={state}
        send={send}
        columns={columns}
        none="There are no vehicles yet"
        onFilter={(filter) => {
          keepStatus(filter.status)
          send({ type: "filter.chosen", filter })
        }}
      />
    </Page>
  )
}
