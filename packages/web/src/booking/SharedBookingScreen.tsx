import { hireRatingLogic, type LoadClient, sharedBookingLogic } from "@crewfleet/machines"
import { isRefusedWith, type OpenedLink, type SharedBooking } from "@crewfleet/sdk"
import { fallbackCurrency, ratingOf, vehicleName, writeInstant } from "@crewfleet/sdk/rules"
import { useState } from "react"
import { LinkFrame } from "../link/LinkFrame.tsx"
import { linkClient } from "../link/linkClient.ts"
import { linkOwner } from "../link/linkOwner.ts"
import { linkZone } from "../link/linkZone.ts"
import { PartBody } from "../list/PartBody.tsx"
import { Card } from "../ui/Card.tsx"
import { Grid } from "../ui/Grid.tsx"
import { SkeletonLines } from "../ui/Skeleton.tsx"
import { Stack } from "../ui/Stack.tsx"
import { useLogic } from "../useLogic.ts"
import { Specification } from "../vehicle/Specification.tsx"
import { VehiclePhoto } from "../vehicle/VehiclePhoto.tsx"
import { BookingStatusBadge } from "./BookingStatusBadge.tsx"
import { InvoiceActions } from "./InvoiceActions.tsx"
import { InvoiceSheet } from "./InvoiceSheet.tsx"
import { invoiceIn } from "./invoiceIn.ts"
import { RatingCard } from "./RatingCard.tsx"
import { RatingSheet } from "./RatingSheet.tsx"
import { SharedPhotos } from "./SharedPhotos.tsx"
import { SharedReports } from "./SharedReports.tsx"

interface SharedBookingScreenProps {
  readonly link: OpenedLink
  readonly load?: LoadClient
}

/** What a hirer reads of their booking with the link that the agency gave them, and where they rate the hire. */
export function SharedBookingScreen({ link, load = linkClient(link.id) }: SharedBookingScreenProps) {
  const [logic] = useState(() => sharedBookingLogic(load))
  const [rating] = useState(() => hireRatingLogic(load, link.recordId))
  const [state, send] = useLogic(logic, { input: { request: { bookingId: link.recordId } } })
  const { value, failure, attempts } = state.context
  const isClosed = failure && [401, 403, 404].some((status) => isRefusedWith(failure, status))
  const reload = () => send({ type: "reload.asked" })

  return (
    <LinkFrame link={link} title={`Booking ${link.recordId}`}>
      <PartBody
        situation="loadSharedBooking"
        failure={failure}
        attempts={attempts}
        busy={state.hasTag("busy")}
        onRetry={isClosed ? undefined : reload}
        nothing={undefined}
        skeleton={<SkeletonLines lines={8} />}
      >
        {value && (
          <Stack gap={5}>
            <HirersRating link={link} booking={value} logic={rating} onChange={reload} />
            <SharedBookingDetails booking={value} zone={linkZone(link)} />
          </Stack>
        )}
      </PartBody>
    </LinkFrame>
  )
}

interface HirersRatingProps {
  readonly link: OpenedLink
  readonly booking: SharedBooking
  readonly logic: ReturnType<typeof hireRatingLogic>
  readonly onChange: () => void
}

/** What the hirer thought of the hire, or may still say, and what the agency thought of them once it is shown. */
function HirersRating({ link, booking, logic, onChange }: HirersRatingProps) {
  const agency = link.agency.name ?? "the agency"
  const own = ratingOf(booking, "VEHICLE")
  const ofHirer = ratingOf(booking, "CLIENT")
  return (
    <>
      <RatingCard
        booking={booking}
        type="VEHICLE"
        other={agency}
        zone={linkZone(link)}
        owner={linkOwner(link)}
        logic={logic}
        onChange={onChange}
      >
        {own && <RatingSheet rating={own} />}
      </RatingCard>
      {ofHirer && (
        <Card title={`What ${agency} said of you`}>
          <RatingSheet rating={ofHirer} />
        </Card>
      )}
    </>
  )
}

function SharedBookingDetails({ booking, zone }: { readonly booking: SharedBooking; readonly zone: string }) {
  const { start, end, status, vehicle } = booking
  const name = vehicleName(vehicle)
  const invoice = invoiceIn(booking, fallbackCurrency, zone)
  return (
    <>
      <Card title={name}>
        <Stack>
          {vehicle?.mainPhoto && (
            <Grid columns={[1, 1]} stackedBelow={36}>
              <VehiclePhoto address={vehicle.mainPhoto} name={name} />
              <SharedPhotos addresses={vehicle.photos?.slice(1) ?? []} of={name} />
            </Grid>
          )}
          <Grid as="dl" cells={12}>
            <Specification name="Pick up">{start && writeInstant("moment", start, zone)}</Specification>
            <Specification name="Drop off">{end && writeInstant("moment", end, zone)}</Specification>
            <Specification name="Where it stands">
              {status && <BookingStatusBadge status={status} headed />}
            </Specification>
          </Grid>
        </Stack>
      </Card>
      {invoice && (
        <Card title={invoice.title} actions={<InvoiceActions invoice={invoice} />}>
          <InvoiceSheet invoice={invoice} />
        </Card>
      )}
      <SharedReports reports={booking.reports ?? []} zone={zone} />
    </>
  )
}
