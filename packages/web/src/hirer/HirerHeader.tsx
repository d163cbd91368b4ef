import { type Hirer, hirerAddress } from "@crewfleet/sdk"
import BadgeCheck from "lucide-react/icons/badge-check"
import CalendarDays from "lucide-react/icons/calendar-days"
import MapPin from "lucide-react/icons/map-pin"
import ShieldQuestion from "lucide-react/icons/shield-question-mark"
import UserRound from "lucide-react/icons/user-round"
import { Stars } from "../ui/Stars.tsx"
import styles from "./HirerHeader.module.css"

/** Who a hirer is, at a glance. */
export function HirerHeader({ hirer }: { readonly hirer: Hirer }) {
  const { name, rating, verified, totalBooking, email, telephone } = hirer
  const bookings = totalBooking ?? 0
  return (
    <header className={styles.header}>
      <span className={styles.avatar}>
        <UserRound aria-hidden="true" />
      </span>
      <div className={styles.who}>
        <h1>{name || `Hirer ${hirer.id}`}</h1>
        <p className={styles.rating}>{rating ? <Stars value={rating} digits={2} /> : "Not yet rated"}</p>
        <ul className={styles.facts}>
          <li className={styles.fact} data-verified={verified === true}>
            {verified ? <BadgeCheck aria-hidden="true" /> : <ShieldQuestion aria-hidden="true" />}
            {verified ? "Verified Hirer" : "Unverified Hirer"}
          </li>
          <li className={styles.fact}>
            <CalendarDays aria-hidden="true" />
            {bookings.toLocaleString("en-GB")} {bookings === 1 ? "booking" : "bookings"}
          </li>
          <li className={styles.fact}>
            <MapPin aria-hidden="true" />
            {hirerAddress(hirer)}
          </li>
        </ul>
        {(email || telephone) && (
          <p className={styles.contact}>
            {email && <a href={`mailto:${email}`}>{email}</a>}
            {telephone && <a href={`tel:${telephone.replace(/[^+\d]/g, "")}`}>{telephone}</a>}
          </p>
        )}
      </div>
    </header>
  )
}
