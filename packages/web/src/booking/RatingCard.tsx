import type { Booking, SharedBooking } from "@crewfleet/sdk"
import { isShown, type RatingType, ratingObstacle, ratingOf, writeInstant } from "@crewfleet/sdk/rules"
import { type ComponentProps, type ReactNode, useState } from "react"
import { Button } from "../ui/Button.tsx"
import { Card } from "../ui/Card.tsx"
import { Stack } from "../ui/Stack.tsx"
import { GiveRatingDialog } from "./GiveRatingDialog.tsx"

interface RatingCardProps extends Pick<ComponentProps<typeof GiveRatingDialog>, "type" | "owner" | "logic"> {
  readonly booking: Booking | SharedBooking
  /** What the other side is called in the middle of a sentence. */
  readonly other: string
  /** The time zone in which days are told. */
  readonly zone: string
  /** What is known of the booking may be out of date. */
  readonly onChange: () => void
  /** What is to be read below how it stands. */
  readonly children?: ReactNode
}

const acts: Readonly<Record<RatingType, string>> = { CLIENT: "Rate the hirer", VEHICLE: "Rate this hire" }

const thanks: Readonly<Record<RatingType, string>> = {
  CLIENT: "Rated.",
  VEHICLE: "Thank you for your rating."
}

/** How the ratings of a hire stand for one side, and its own while it can give one; nothing where there is nothing to say. */
export function RatingCard({ booking, type, other, zone, onChange, children, ...props }: RatingCardProps) {
  const [isOpen, setOpen] = useState(false)
  const now = new Date()
  const obstacle = ratingObstacle(booking, type, now)
  const mayRate = obstacle === undefined
  const end = booking.ratingsEnd && writeInstant("date", booking.ratingsEnd, zone)
  const isRated = ratingOf(booking, type) !== undefined
  const isHeld = isRated && !isShown(booking, now)
  // A hirer came to rate; an agency has the whole booking to look at.
  const isTooLate = type === "VEHICLE" && end !== undefined && !mayRate && !isRated
  const close = () => {
    setOpen(false)
    onChange()
  }
  if (!mayRate && !isHeld && !isTooLate && !isOpen && !children) return null
  return (
    <Card
      title={type === "CLIENT" ? "Rating of the hirer" : "Your rating"}
      actions={
        mayRate && (
          <Button kind="primary" onClick={() => setOpen(true)}>
            {acts[type]}
          </Button>
        )
      }
    >
      <Stack>
        {mayRate && (
          <p>
            You can rate until {end}. It is shown to {other} once both of you have rated, or on that day.
          </p>
        )}
        {isHeld && (
          <p>
            {thanks[type]} It is shown to {other} once they have rated too, or on {end}.
          </p>
        )}
        {isTooLate && <p>{obstacle}</p>}
        {children}
      </Stack>
      {isOpen && (
        <GiveRatingDialog
          {...props}
          bookingId={booking.id}
          type={type}
          act={acts[type]}
          onClose={close}
          onRefused={onChange}
        />
      )}
    </Card>
  )
}
