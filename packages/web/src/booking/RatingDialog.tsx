import type { Booking } from "@crewfleet/sdk"
import { nameOfCode, type RatingType, ratingItemWords, ratingOf } from "@crewfleet/sdk/rules"
import { Button } from "../ui/Button.tsx"
import { Dialog } from "../ui/Dialog.tsx"
import { Row } from "../ui/Row.tsx"
import { Stack } from "../ui/Stack.tsx"
import { Stars } from "../ui/Stars.tsx"
import styles from "./RatingDialog.module.css"

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
      <Stack as="dl" gap={0}>
        {rating.ratingItems?.map(({ status, rate }) => (
          <Row gap={1} across={4} justify="between" key={status} className={styles.aspect}>
            <dt>{nameOfCode(ratingItemWords, status)}</dt>
            <Row as="dd">{typeof rate === "number" ? <Stars value={rate} digits={1} /> : "Not rated."}</Row>
          </Row>
        ))}
        <Row gap={1} across={4} justify="between" className={styles.aspect} data-overall="true">
          <dt>Overall score</dt>
          <Row as="dd">
            <Stars value={rating.rating} digits={1} />
          </Row>
        </Row>
      </Stack>
      {rating.comment && (
        <figure className={styles.comment}>
          <figcaption>Comment</figcaption>
          <blockquote>{rating.comment}</blockquote>
        </figure>
      )}
    </Dialog>
  )
}
