import { useMemo } from "react"
import { ListPage } from "../list/ListPage.tsx"
import { vehicleLogics } from "./vehicleLogics.ts"
import { vehiclePlaces } from "./vehiclePlaces.ts"
import { vehiclesList } from "./vehiclesList.tsx"

interface VehicleListScreenProps {
  /** In which amounts are shown: ISO 4217. */
  readonly currency: string
  readonly logic?: typeof vehicleLogics.list
}

/** The vehicles of an agency. */
export function VehicleListScreen({ currency, logic = vehicleLogics.list }: VehicleListScreenProps) {
  const list = useMemo(
    () => ({
      ...vehiclesList({ place: vehiclePlaces.one, currency, logic }),
      title: "Your fleet",
      none: { title: "You have no vehicles yet", advice: "Add the first one with Add Vehicle." }
    }),
    [currency, logic]
  )
  return (
    <ListPage
      list={list}
      actions={[
        { label: "Locations", href: vehiclePlaces.locations },
        { label: "Add Vehicle", kind: "primary", href: vehiclePlaces.add }
      ]}
    />
  )
}
