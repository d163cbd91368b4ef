import { bookingSharingLogic, type SharedRecord } from "@crewfleet/machines"
import { LinkSharingDialog } from "../link/LinkSharingDialog.tsx"
import { loadClient } from "../session/sessionActor.ts"

const bookingSharing = bookingSharingLogic(loadClient, (text) => navigator.clipboard.writeText(text))

interface BookingSharingProps {
  readonly record: SharedRecord
  readonly onClose: () => void
  readonly logic?: typeof bookingSharing
}

/** The links with which a hirer reads a booking and rates the hire, a new one and the end of any of them. */
export function BookingSharing({ record, onClose, logic = bookingSharing }: BookingSharingProps) {
  return (
    <LinkSharingDialog
      title="Share with the hirer"
      description="Whoever has the link reads this booking with its invoice and photos, and can rate the hire once it is complete. It ends 28 days after the hire, and opens in ten browsers at most."
      record={record}
      logic={logic}
      onClose={onClose}
    />
  )
}
