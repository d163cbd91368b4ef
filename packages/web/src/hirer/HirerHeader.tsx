import type { Hirer } from "@crewfleet/sdk"
import { hirerAddress } from "@crewfleet/sdk/rules"
import BadgeCheck from "lucide-react/icons/badge-check"
import CalendarDays from "lucide-react/icons/calendar-days"
import MapPin from "lucide-react/icons/map-pin"
import ShieldQuestion from "lucide-react/icons/shield-question-mark"
import UserRound from "lucide-react/icons/user-round"
import { PageHeading } from "../layout/PageHeading.tsx"
import { Row } from "../ui/Row.tsx"
import { Stack } from "../ui/Stack.tsx"
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
    <Row as="header" gap={4} nowrap align="start" className={styles.header}>
      <Row as="span" justify="center" className={styles.avatar}>
        <UserRound aria-hidden="true" />
      </Row>
      <Stack gap={2} className={styles.who}>
        <PageHeading title={numbered}>{hirer?.name || numbered}</PageHeading>
        {hirer && <Facts hirer={hirer} />}
      </Stack>
    </Row>
  )
}

function Facts({ hirer }: { readonly hirer: Hirer }) {
  const { rating, verified, totalBooking, email, telephone } = hirer
  const bookings = totalBooking ?? 0
  return (
    <>
      <p className={styles.rating}>{rating ? <Stars value={rating} digits={2} /> : "Not yet rated"}</p>
      <Row as="ul" gap={1} across={5} stackedBelow={36}>
        <Row as="li" nowrap className={styles.fact} data-verified={verified === true}>
          {verified ? <BadgeCheck aria-hidden="true" /> : <ShieldQuestion aria-hidden="true" />}
          {verified ? "Verified Hirer" : "Unverified Hirer"}
        </Row>
        <Row as="li" nowrap className={styles.fact}>
          <CalendarDays aria-hidden="true" />
          {bookings.toLocaleString("en-GB")} {bookings === 1 ? "booking" : "bookings"}
        </Row>
        <Row as="li" nowrap className={styles.fact}>
          <MapPin aria-hidden="true" />
          {hirerAddress(hirer)}
        </Row>
      </Row>
      {(email || telephone) && (
        <Row as="p" gap={1} across={5} className={styles.contact}>
          {email && <a href={`mailto:${email}`}>{email}</a>}
          {telephone && <TelephoneLink number={telephone} />}
        </Row>
      )}
    </>
  )
}
