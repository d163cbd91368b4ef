import { useMemo } from "react"
import { Page } from "../layout/Page.tsx"
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
  const columns = useMemo(
    () => vehicleColumns({ place: vehiclePlaces.review, currency, showsProvider: true }),
    [currency]
  )

  return (
    <Page title="Vehicles">
      <VehicleList
        logic={logic}
        titleOf={(status) =>
          status === awaiting ? "Vehicles awaiting approval" : "Vehicles of all providers"
        }
        columns={columns}
        none="There are no vehicles yet"
        first={awaiting}
        oldestFirst
      />
    </Page>
  )
}

const awaiting = "AWAITING_APPROVAL"
