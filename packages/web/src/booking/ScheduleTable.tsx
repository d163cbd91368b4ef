import type { ScheduledVehicle } from "@crewfleet/sdk"
import { writeMoment } from "../time/write.ts"
import { Button } from "../ui/Button.tsx"
import { type Column, DataTable } from "../ui/DataTable.tsx"
import { EmptyState } from "../ui/EmptyState.tsx"
import { TwoLines } from "../ui/TwoLines.tsx"
import { BookingStatusBadge } from "./BookingStatusBadge.tsx"
import { hirerWords, vehicleWords } from "./scheduleWords.ts"

interface ScheduleTableProps {
  readonly vehicles: ReadonlyArray<ScheduledVehicle>
  readonly onOpen: (bookingId: number) => void
}

interface Line {
  readonly vehicle: ScheduledVehicle
  readonly booking: ScheduledVehicle["bookings"][number]
}

/** What the chart shows, as a table: a line for each booking, the first to start first. */
export function ScheduleTable({ vehicles, onOpen }: ScheduleTableProps) {
  const lines = vehicles
    .flatMap((vehicle) => vehicle.bookings.map((booking): Line => ({ vehicle, booking })))
    .sort((one, other) => one.booking.start.localeCompare(other.booking.start))
  if (lines.length === 0) return <EmptyState title="No vehicle is booked in this time" />
  return (
    <DataTable
      caption="Bookings by their start"
      columns={columnsFor(onOpen)}
      rows={lines}
      rowKey={({ booking }) => booking.id}
    />
  )
}

const columnsFor = (onOpen: (bookingId: number) => void): ReadonlyArray<Column<Line>> => [
  {
    heading: "Vehicle",
    cell: ({ vehicle }) => (
      <TwoLines second={[vehicle.regno, vehicle.city].filter(Boolean).join(", ")}>
        {vehicleWords(vehicle)}
      </TwoLines>
    )
  },
  { heading: "Hirer", cell: ({ booking }) => hirerWords(booking) },
  { heading: "Start", cell: ({ booking }) => writeMoment(booking.start) },
  { heading: "End", cell: ({ booking }) => writeMoment(booking.end) },
  { heading: "Status", cell: ({ booking }) => <BookingStatusBadge headed status={booking.status ?? ""} /> },
  {
    heading: "Actions",
    align: "end",
    card: "side",
    cell: ({ booking }) => (
      <Button
        size="small"
        aria-label={`Open status of booking ${booking.id}`}
        onClick={() => onOpen(booking.id)}
      >
        Status
      </Button>
    )
  }
]
