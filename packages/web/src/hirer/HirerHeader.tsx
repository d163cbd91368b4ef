import type { Hirer } from "@crewfleet/sdk"
import { hirerAddress } from "@crewfleet/sdk/rules"
import BadgeCheck from "lucide-react/icons/badge-check"
import CalendarDays from "lucide-react/icons/calendar-days"
import MapPin from "lucide-react/icons/map-pin"
import ShieldQuestion from "lucide-react/icons/shield-question-mark"
import UserRound from "lucide-react/icons/user-round"
import { PageHeading } from "../layout/PageHeading.tsx"
import { Stars } from "../ui/Stars.tsx"
import { TelephoneLink } from "../ui/TelephoneLink.tsx"
import styles from "./HirerHeader.module.css"

interface HirerHeaderProps {
  readonly id: number
  /** Undefined until it is known. */
  readonly hirer: Hirer | undefined
}

/** Who a hirer is, at a glance; the window's title has the number only, as titles are kept in a browser's history. */
export function HirerHeader({ id, hirer }: HirerHeaderProps) {
  const numbered = `Hirer ${id}`
  return (
    <header className={styles.header}>
      <span className={styles.avatar}>
        <UserRound aria-hidden="true" />
      </span>
      <div className={styles.who}>
        <PageHeading title={numbered}>{hirer?.name || numbered}</PageHeading>
        {hirer && <Facts hirer={hirer} />}
      </div>
    </header>
  )
}

function Facts({ hirer }: { readonly hirer: Hirer }) {
  const { rating, verified, totalBooking, email, telephone } = hirer
  const bookings = totalBooking ?? 0
  return (
    <>
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
          {telephone && <TelephoneLink number={telephone} />}
        </p>
      )}
    </>
  )
}
