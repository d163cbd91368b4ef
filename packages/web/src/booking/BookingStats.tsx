import type { Booking, MoneySheet } from "@crewfleet/sdk"
import { minorUnits, type RatingType, ratingOf } from "@crewfleet/sdk/rules"
import Eye from "lucide-react/icons/eye"
import { useState } from "react"
import { Grid } from "../ui/Grid.tsx"
import { IconButton } from "../ui/IconButton.tsx"
import { StatCard } from "../ui/StatCard.tsx"
import { takenOf } from "./moneyActs.ts"
import { RatingDialog } from "./RatingDialog.tsx"

interface BookingStatsProps {
  readonly booking: Booking
  /** The money of the booking, once it is known. */
  readonly sheet?: MoneySheet | undefined
  /** Writes an amount in minor units. */
  readonly money: (minor: number) => string
}

/** What a booking costs, and what both sides thought of it. */
export function BookingStats({ booking, sheet, money }: BookingStatsProps) {
  const [shown, setShown] = useState<RatingType>()
  const rated = (type: RatingType, label: string) => {
    const rating = ratingOf(booking, type)
    if (!rating) return <StatCard label={label} value="Not rated." />
    return (
      <StatCard
        label={label}
        value={rating.rating.toFixed(1)}
        action={
          <IconButton label={`Show the ${label}`} onClick={() => setShown(type)}>
            <Eye />
          </IconButton>
        }
      />
    )
  }
  return (
    <Grid cells="narrow">
      <StatCard label="Rental fee" value={money(minorUnits(booking.invoices?.[0]?.totalAmount))} />
      <StatCard
        label="Deposit paid"
        value={money(minorUnits(booking.vehicle?.depositAmt))}
        detail={sheet && takenWords(sheet, money)}
      />
      {rated("CLIENT", "Hirer Rating")}
      {rated("VEHICLE", "Booking Rating")}
      {(["CLIENT", "VEHICLE"] as const).map((type) => (
        <RatingDialog
          key={type}
          booking={booking}
          type={type}
          open={shown === type}
          onClose={() => setShown(undefined)}
        />
      ))}
    </Grid>
  )
}

/** What was really taken, beside what was agreed. */
const takenWords = (sheet: MoneySheet, money: (minor: number) => string) => {
  const taken = minorUnits(takenOf(sheet))
  return taken === 0 ? "None was taken so far" : `${money(taken)} was taken`
}
