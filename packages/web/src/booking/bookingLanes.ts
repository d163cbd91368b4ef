import type { ScheduledVehicle } from "@crewfleet/sdk"
import { bookingStatusWords, vehicleName } from "@crewfleet/sdk/rules"
import type { Bar, Lane } from "../schedule/Lane.ts"
import { bookingTone } from "./bookingTone.ts"

/** Vehicles with their bookings as lanes of a schedule; `onOpen` shows the status of a booking. */
export const bookingLanes = (
  vehicles: ReadonlyArray<ScheduledVehicle>,
  onOpen: (bookingId: number) => void
): ReadonlyArray<Lane> =>
  vehicles.map((vehicle) => {
    const name = vehicleName(vehicle, `Vehicle ${vehicle.id}`)
    return {
      key: vehicle.id,
      name,
      detail: joined(", ", vehicle.regno, vehicle.city),
      fullName: joined(" ", name, vehicle.regno),
      bars: vehicle.bookings.map((booking) => barOf(booking, onOpen))
    }
  })

const barOf = (
  { id, start, end, status = "", firstname, surname }: ScheduledVehicle["bookings"][number],
  onOpen: (bookingId: number) => void
): Bar => {
  const hirer = joined(" ", firstname, surname) || `Booking ${id}`
  return {
    key: id,
    start,
    end,
    label: hirer,
    name: `Booking ${id}: ${hirer}`,
    status: { words: bookingStatusWords(status), tone: bookingTone(status) },
    leadsTo: { words: "Status", name: `Open status of booking ${id}`, act: () => onOpen(id) }
  }
}

const joined = (between: string, ...parts: ReadonlyArray<string | undefined>) =>
  parts.filter(Boolean).join(between)
