import type { Booking } from "@crewfleet/sdk"
import { type RatingType, ratingOf } from "@crewfleet/sdk/rules"
import { Button } from "../ui/Button.tsx"
import { Dialog } from "../ui/Dialog.tsx"
import { RatingSheet } from "./RatingSheet.tsx"

interface RatingDialogProps {
  readonly booking: Booking
  readonly type: RatingType
  readonly open: boolean
  readonly onClose: () => void
}

const titles = { CLIENT: "Hirer Rating", VEHICLE: "Booking rating" }

/** A rating of a booking, aspect by aspect. */
export function RatingDialog({ booking, type, open, onClose }: RatingDialogProps) {
  const rating = ratingOf(booking, type)
  if (!rating) return null
  return (
    <Dialog
      open={open}
      title={`Booking ${booking.id} - ${titles[type]}`}
      onCancel={onClose}
      actions={<Button onClick={onClose}>Close</Button>}
    >
      <RatingSheet rating={rating} />
    </Dialog>
  )
}
