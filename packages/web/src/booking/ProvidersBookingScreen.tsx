import { bookingChangeLogic, bookingViewLogic } from "@crewfleet/machines"
import type { Booking } from "@crewfleet/sdk"
import { majorUnits } from "@crewfleet/sdk/rules"
import ReceiptText from "lucide-react/icons/receipt-text"
import { useState } from "react"
import { moneyWriter } from "../money/moneyWriter.ts"
import { loadClient } from "../session/sessionActor.ts"
import { timeZone } from "../time/timeZone.ts"
import { Button } from "../ui/Button.tsx"
import { Card } from "../ui/Card.tsx"
import { Grid } from "../ui/Grid.tsx"
import { Row } from "../ui/Row.tsx"
import { Stack } from "../ui/Stack.tsx"
import { useLogic } from "../useLogic.ts"
import { Specification } from "../vehicle/Specification.tsx"
import { BookingChangePart, useBookingChange } from "./BookingChangePart.tsx"
import { BookingPast } from "./BookingHistory.tsx"
import { BookingStats } from "./BookingStats.tsx"
import { InvoiceDialog } from "./InvoiceDialog.tsx"
import { invoiceIn } from "./invoiceIn.ts"
import { OneBooking } from "./OneBooking.tsx"
import { RentalCard } from "./RentalCard.tsx"

interface ProvidersBookingScreenProps {
  readonly bookingId: number
  /** In which amounts are shown where the invoice does not tell: ISO 4217. */
  readonly currency: string
  readonly logic?: typeof bookingView
  readonly change?: typeof bookingChange
}

/** A booking of any provider, as an administrator sees it: its money and its reports stay between the provider and the hirer. */
export function ProvidersBookingScreen({
  bookingId,
  currency,
  logic = bookingView,
  change = bookingChange
}: ProvidersBookingScreenProps) {
  const [state, send] = useLogic(logic, { input: { request: { bookingId } } })
  const reload = () => send({ type: "reload.asked" })
  return (
    <OneBooking state={state} onReload={reload} notFound={`There is no booking ${bookingId}.`}>
      {(booking) => (
        <ProvidersBooking booking={booking} currency={currency} change={change} onMoved={reload} />
      )}
    </OneBooking>
  )
}

interface ProvidersBookingProps {
  readonly booking: Booking
  readonly currency: string
  readonly change: typeof bookingChange
  readonly onMoved: () => void
}

function ProvidersBooking({ booking, currency, change, onMoved }: ProvidersBookingProps) {
  const [state, send] = useBookingChange(booking.id, change, onMoved)
  const [showsInvoice, setShowsInvoice] = useState(false)
  const invoiced = booking.invoices?.[0]
  const inCurrency = moneyWriter(invoiced?.currency ?? currency)
  const money = (minor: number) => inCurrency(majorUnits(minor))
  const invoice = invoiceIn(booking, currency, timeZone())
  return (
    <Stack>
      <Card title="Whose it is">
        <Grid as="dl" cells={13} gap={3}>
          <Specification name="Provider">{invoiced?.agency?.name}</Specification>
          <Specification name="Hirer">{invoiced?.client?.name}</Specification>
        </Grid>
      </Card>
      <Card title="Next steps">
        <BookingChangePart state={state} send={send} />
      </Card>
      <RentalCard booking={booking} money={money} />
      <BookingStats booking={booking} money={money} />
      {invoice && (
        <Row>
          <Button onClick={() => setShowsInvoice(true)}>
            <ReceiptText size={16} aria-hidden="true" />
            Vehicle Booking Invoice
          </Button>
        </Row>
      )}
      {state.context.booking && (
        <Card title="History">
          <BookingPast history={state.context.booking.history} />
        </Card>
      )}
      {invoice && (
        <InvoiceDialog invoice={invoice} open={showsInvoice} onClose={() => setShowsInvoice(false)} />
      )}
    </Stack>
  )
}

/** The single booking that asks the service. */
const bookingView = bookingViewLogic(loadClient)
const bookingChange = bookingChangeLogic(loadClient)
