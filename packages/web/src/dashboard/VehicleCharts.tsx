import type { vehicleSummaryMachine } from "@crewfleet/machines"
import type { UserType } from "@crewfleet/sdk"
import {
  agencyParts,
  overviewRows,
  seesProviders,
  typeParts,
  vehicleParts,
  vehicleStatusParts
} from "@crewfleet/sdk/rules"
import { useSelector } from "@xstate/react"
import type { ActorRefFrom } from "xstate"
import { entire } from "../list/entire.ts"
import { vehicleTone } from "../vehicle/vehicleTone.ts"
import { ChartCard } from "./ChartCard.tsx"

interface VehicleChartsProps {
  readonly vehicleSummary: ActorRefFrom<typeof vehicleSummaryMachine>
  readonly userType: UserType
}

/** The vehicles by bookings, type and status; by provider too, for admins. */
export function VehicleCharts({ vehicleSummary, userType }: VehicleChartsProps) {
  const state = useSelector(vehicleSummary, entire)
  const { value, failure, attempts } = state.context
  const part = {
    failure,
    attempts,
    situation: "loadVehicles",
    nothing: "No vehicles yet",
    busy: state.hasTag("busy"),
    onRetry: () => vehicleSummary.send({ type: "reload.asked" })
  } as const

  return (
    <>
      {seesProviders(userType) && (
        <ChartCard
          {...part}
          title="Top Vehicle Providers"
          kind="top"
          parts={value && agencyParts(value.byAgency)}
        />
      )}
      <ChartCard
        {...part}
        title="Vehicles by Bookings"
        kind="top"
        parts={value && vehicleParts(value.byBookings)}
        nothing="No vehicle has been booked yet"
      />
      <ChartCard {...part} title="Vehicles by Type" kind="bars" parts={value && typeParts(value.byType)} />
      <ChartCard
        {...part}
        title="Vehicles by Status"
        kind="ring"
        parts={value && vehicleStatusParts(value.byStatus)}
        toneOf={vehicleTone}
        totalRows={() => overviewRows.vehicles}
      />
    </>
  )
}
