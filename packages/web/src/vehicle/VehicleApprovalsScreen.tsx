import type { VehicleListFilter } from "@crewfleet/machines"
import type { Vehicle } from "@crewfleet/sdk"
import { useMemo } from "react"
import { ListPage } from "../list/ListPage.tsx"
import { vehicleLogics } from "./vehicleLogics.ts"
import { vehiclePlaces } from "./vehiclePlaces.ts"
import { vehiclesList } from "./vehiclesList.tsx"

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
  const list = useMemo(
    () => ({
      ...vehiclesList({ place: vehiclePlaces.review, currency, showsProvider: true, logic }),
      filter: { status: awaiting, oldestFirst: true },
      title: ({ status, agencyId }: VehicleListFilter, [vehicle]: ReadonlyArray<Vehicle>) => {
        if (agencyId !== undefined) return `Vehicles of ${vehicle?.agency?.name ?? "one provider"}`
        return status === awaiting ? "Vehicles awaiting approval" : "Vehicles of all providers"
      }
    }),
    [currency, logic]
  )
  return <ListPage list={list} />
}

const awaiting = "AWAITING_APPROVAL"
