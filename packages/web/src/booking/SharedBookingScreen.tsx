import { sharedBookingLogic } from "@crewfleet/machines"
import { isRefusedWith, type OpenedLink, type SharedBooking } from "@crewfleet/sdk"
import { fallbackCurrency, vehicleName, writeInstant } from "@crewfleet/sdk/rules"
import { useState } from "react"
import { LinkFrame } from "../link/LinkFrame.tsx"
import { linkClient } from "../link/linkClient.ts"
import { linkZone } from "../link/linkZone.ts"
import { PartBody } from "../list/PartBody.tsx"
import { Card } from "../ui/Card.tsx"
import { Grid } from "../ui/Grid.tsx"
import { SkeletonLines } from "../ui/Skeleton.tsx"
import { Stack } from "../ui/Stack.tsx"
import { useLogic } from "../useLogic.ts"
import { Specification } from "../vehicle/Specification.tsx"
import { BookingStatusBadge } from "./BookingStatusBadge.tsx"
import { InvoiceActions } from "./InvoiceActions.tsx"
import { InvoiceSheet } from "./InvoiceSheet.tsx"
import { invoiceIn } from "./invoiceIn.ts"

interface SharedBookingScreenProps {
  readonly link: OpenedLink
  readonly load?: Parameters<typeof sharedBookingLogic>[0]
}

/** What a hirer reads of their booking with the link that the agency gave them: when, which vehicle, and the invoice. */
export function SharedBookingScreen({ link, load = linkClient(link.id) }: SharedBookingScreenProps) {
  const [logic] = useState(() => sharedBookingLogic(load))
  const [state, send] = useLogic(logic, { input: { request: { bookingId: link.recordId } } })
  const { value, failure, attempts } = state.context
  const isClosed = failure && [401, 403, 404].some((status) => isRefusedWith(failure, status))

  return (
    <LinkFrame link={link} title={`Booking ${link.recordId}`}>
      <PartBody
        situation="loadSharedBooking"
        failure={failure}
        attempts={attempts}
        busy={state.hasTag("busy")}
        onRetry={isClosed ? undefined : () => send({ type: "reload.asked" })}
        nothing={undefined}
        skeleton={<SkeletonLines lines={8} />}
      >
        {value && <SharedBookingDetails booking={value} zone={linkZone(link)} />}
      </PartBody>
    </LinkFrame>
  )
}

function SharedBookingDetails({ booking, zone }: { readonly booking: SharedBooking; readonly zone: string }) {
  const { start, end, status, vehicle } = booking
  const invoice = invoiceIn(booking, fallbackCurrency, zone)
  return (
    <Stack gap={5}>
      <Card title={vehicleName(vehicle)}>
        <Grid as="dl" cells={12}>
          <Specification name="Pick up">{start && writeInstant("longMoment", start, zone)}</Specification>
          <Specification name="Drop off">{end && writeInstant("longMoment", end, zone)}</Specification>
          <Specification name="Where it stands">
            {status && <BookingStatusBadge status={status} headed />}
          </Specification>
        </Grid>
      </Card>
      {invoice && (
        <Card title={invoice.title} actions={<InvoiceActions invoice={invoice} />}>
          <InvoiceSheet invoice={invoice} />
        </Card>
      )}
    </Stack>
  )
}
