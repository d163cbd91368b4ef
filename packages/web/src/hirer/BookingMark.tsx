import CircleCheck from "lucide-react/icons/circle-check"
import CircleX from "lucide-react/icons/circle-x"
import styles from "./BookingMark.module.css"

/** Where a booking stands: over, cancelled, or still to come to an end (specification 001 §4). */
export function BookingMark({ status }: { readonly status: string | undefined }) {
  if (status === "COMPLETE")
    return <CircleCheck className={styles.mark} data-kind="complete" role="img" aria-label="Complete" />
  if (status === "CANCELLED")
    return <CircleX className={styles.mark} data-kind="cancelled" role="img" aria-label="Cancelled" />
  return "Pending"
}
