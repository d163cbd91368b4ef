import type { hirerRatingLogic, MoneyOf } from "@crewfleet/machines"
import type { Booking } from "@crewfleet/sdk"
import { asksForMoney, majorUnits } from "@crewfleet/sdk/rules"
import ClipboardCheck from "lucide-react/icons/clipboard-check"
import ReceiptText from "lucide-react/icons/receipt-text"
import Share2 from "lucide-react/icons/share-2"
import { useEffect, useRef, useState } from "react"
import { ConditionReportDialog } from "../condition/ConditionReportDialog.tsx"
import { moneyWriter } from "../money/moneyWriter.ts"
import { currentOwner } from "../session/currentOwner.ts"
import { timeZone } from "../time/timeZone.ts"
import { Button } from "../ui/Button.tsx"
import { Row } from "../ui/Row.tsx"
import { Stack } from "../ui/Stack.tsx"
import { notifyEmitted, useLogic } from "../useLogic.ts"
import { BookingMoney } from "./BookingMoney.tsx"
import { BookingSharing } from "./BookingSharing.tsx"
import { BookingStats } from "./BookingStats.tsx"
import { InvoiceDialog } from "./InvoiceDialog.tsx"
import { invoiceIn } from "./invoiceIn.ts"
import type { MoneyLogics } from "./moneyLogics.ts"
import { RatingCard } from "./RatingCard.tsx"
import { RentalCard } from "./RentalCard.tsx"

interface BookingDetailsProps {
  readonly booking: Booking
  readonly agencyId: number
  /** Whose booking it is, as the address says. */
  readonly clientId: number
  /** In which amounts are shown where the invoice does not tell: ISO 4217. */
  readonly currency: string
  readonly logics: MoneyLogics
  readonly rating: (of: MoneyOf) => ReturnType<typeof hirerRatingLogic>
  /** What was paid is another sum now, or the hirer was rated. */
  readonly onChange: () => void
}

type Opened = "invoice" | "condition" | "links"

/** What there is to see of a booking, and what opens from there. */
export function BookingDetails(props: BookingDetailsProps) {
  const { booking, agencyId, clientId, currency, logics, onChange } = props
  const of = { bookingId: booking.id, agencyId }
  const [state, send] = useLogic(logics.money, { input: { of } }, (emitted) =>
    emitted.type === "money.changed" ? onChange() : notifyEmitted(emitted)
  )
  const [opened, setOpened] = useState<Opened>()
  const priced = useRef(booking.version)
  useEffect(() => {
    if (priced.current !== booking.version) send({ type: "reload.asked" })
    priced.current = booking.version
  }, [booking.version, send])
  const [rating] = useState(() => props.rating(of))
  const [owner] = useState(currentOwner)
  const inCurrency = moneyWriter(booking.invoices?.[0]?.currency ?? currency)
  const money = (minor: number) => inCurrency(majorUnits(minor))
  const invoice = invoiceIn(booking, currency, timeZone())
  const close = () => setOpened(undefined)

  return (
    <Stack>
      <RentalCard booking={booking} money={money} />
      <BookingStats booking={booking} sheet={state.context.sheet} money={money} />
      <RatingCard
        booking={booking}
        type="CLIENT"
        other="the hirer"
        zone={timeZone()}
        owner={owner}
        logic={rating}
        onChange={onChange}
      />
      <Row gap={3} stackedBelow={36}>
        <Button onClick={() => setOpened("condition")}>
          <ClipboardCheck size={16} aria-hidden="true" />
          Vehicle Condition Report form
        </Button>
        {invoice && (
          <Button onClick={() => setOpened("invoice")}>
            <ReceiptText size={16} aria-hidden="true" />
            Vehicle Booking Invoice
          </Button>
        )}
        <Button onClick={() => setOpened("links")}>
          <Share2 size={16} aria-hidden="true" />
          Share with the hirer
        </Button>
      </Row>
      <BookingMoney
        of={of}
        state={state}
        send={send}
        agreedDeposit={booking.vehicle?.depositAmt ?? 0}
        version={booking.version}
        isInvoiced={asksForMoney(booking.status ?? "") && (booking.invoices?.length ?? 0) > 0}
        logics={logics}
        onEntered={onChange}
      />
      {opened === "links" && <BookingSharing record={{ recordId: booking.id, agencyId }} onClose={close} />}
      <ConditionReportDialog
        open={opened === "condition"}
        clientId={clientId}
        bookingId={booking.id}
        onClose={close}
      />
      {invoice && <InvoiceDialog invoice={invoice} open={opened === "invoice"} onClose={close} />}
    </Stack>
  )
}
