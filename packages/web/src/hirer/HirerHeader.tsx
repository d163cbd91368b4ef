import type { Hirer } from "@crewfleet/sdk"
import { hirerAddress, keptByHirer, writeDay } from "@crewfleet/sdk/rules"
import BadgeCheck from "lucide-react/icons/badge-check"
import Cake from "lucide-react/icons/cake"
import CalendarDays from "lucide-react/icons/calendar-days"
import IdCard from "lucide-react/icons/id-card"
import MapPin from "lucide-react/icons/map-pin"
import Pencil from "lucide-react/icons/pencil"
import ShieldQuestion from "lucide-react/icons/shield-question-mark"
import UserRound from "lucide-react/icons/user-round"
import { PageHeading } from "../layout/PageHeading.tsx"
import { Button } from "../ui/Button.tsx"
import { Row } from "../ui/Row.tsx"
import { Stack } from "../ui/Stack.tsx"
import { Stars } from "../ui/Stars.tsx"
import { TelephoneLink } from "../ui/TelephoneLink.tsx"
import styles from "./HirerHeader.module.css"

interface HirerHeaderProps {
  readonly id: number
  /** Undefined until it is known. */
  readonly hirer: Hirer | undefined
  readonly onEdit: () => void
}

/** Who a hirer is, at a glance; the window's title has the number only, as titles are kept in a browser's history. */
export function HirerHeader({ id, hirer, onEdit }: HirerHeaderProps) {
  const numbered = `Hirer ${id}`
  return (
    <Row as="header" gap={4} nowrap align="start" className={styles.header}>
      <Row as="span" justify="center" className={styles.avatar}>
        <UserRound aria-hidden="true" />
      </Row>
      <Stack gap={2} className={styles.who}>
        <PageHeading title={numbered}>{hirer?.name || numbered}</PageHeading>
        {hirer && <Facts hirer={hirer} />}
        {hirer?.isCorrectable && (
          <p>
            <Button size="small" onClick={onEdit}>
              <Pencil size={16} aria-hidden="true" />
              Edit
            </Button>
          </p>
        )}
        {hirer && !hirer.isCorrectable && <p className={styles.kept}>{keptByHirer}</p>}
      </Stack>
    </Row>
  )
}

function Facts({ hirer }: { readonly hirer: Hirer }) {
  const { rating, verified, totalBooking, email, telephone, dateOfBirth, licence } = hirer
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
        {dateOfBirth && (
          <Row as="li" nowrap className={styles.fact}>
            <Cake aria-hidden="true" />
            Born {writeDay("date", dateOfBirth)}
          </Row>
        )}
        {(licence?.number || licence?.expiryDate) && (
          <Row as="li" nowrap className={styles.fact}>
            <IdCard aria-hidden="true" />
            {licenceText(licence)}
          </Row>
        )}
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

const licenceText = ({ number, expiryDate }: NonNullable<Hirer["licence"]>) =>
  ["Driving licence", number, expiryDate && `until ${writeDay("date", expiryDate)}`].filter(Boolean).join(" ")
