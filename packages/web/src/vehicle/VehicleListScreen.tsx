import { useMemo } from "react"
import { Page } from "../layout/Page.tsx"
import { ButtonLink } from "../ui/ButtonLink.tsx"
import { VehicleList } from "./VehicleList.tsx"
import { vehicleColumns } from "./vehicleColumns.tsx"
import { vehicleLogics } from "./vehicleLogics.ts"
import { vehiclePlaces } from "./vehiclePlaces.ts"

interface VehicleListScreenProps {
  /** In which amounts are shown: ISO 4217. */
  readonly currency: string
  readonly logic?: typeof vehicleLogics.list
}

/** The vehicles of an agency. */
export function VehicleListScreen({ currency, logic = vehicleLogics.list }: VehicleListScreenProps) {
  const columns = useMemo(() => vehicleColumns({ place: vehiclePlaces.one, currency }), [currency])

  return (
    <Page
      title="Vehicles"
      actions={
        <>
          <ButtonLink href={vehiclePlaces.locations}>Locations</ButtonLink>
          <ButtonLink kind="primary" href={vehiclePlaces.add}>
            Add Vehicle
          </ButtonLink>
        </>
      }
    >
      <VehicleList
        logic={logic}
        titleOf={() => "Your fleet"}
        columns={columns}
        none="You have no vehicles yet"
        advice="Add the first one with Add Vehicle."
      />
    </Page>
  )
}
