import { type Booking, invoiceDocument, majorUnits } from "@crewfleet/sdk"
import ClipboardCheck from "lucide-react/icons/clipboard-check"
import ReceiptText from "lucide-react/icons/receipt-text"
import { useState } from "react"
import { ConditionReportDialog } from "../condition/ConditionReportDialog.tsx"
import { moneyWriter } from "../dashboard/moneyWriter.ts"
import { write } from "../time/write.ts"
import { Button } from "../ui/Button.tsx"
import styles from "./BookingDetails.module.css"
import { BookingStats } from "./BookingStats.tsx"
import { InvoiceDialog } from "./InvoiceDialog.tsx"
import { RatingDialog } from "./RatingDialog.tsx"
import { RentalCard } from "./RentalCard.tsx"

interface BookingDetailsProps {
  readonly booking: Booking
  /** Whose booking it is, as the address says. */
  readonly clientId: number
  /** In which amounts are shown where the invoice does not tell: ISO 4217. */
  readonly currency: string
}

type Opened = "CLIENT" | "VEHICLE" | "invoice" | "condition"

/** What there is to see of a booking, and what opens from there. */
export function BookingDetails({ booking, clientId, currency }: BookingDetailsProps) {
  const [opened, setOpened] = useState<Opened>()
  const inCurrency = moneyWriter(booking.invoices?.[0]?.currency ?? currency)
  const money = (minor: number) => inCurrency(majorUnits(minor))
  const invoice = invoiceDocument(booking, { money, moment: (instant) => write("rentalMoment", instant) })
  const close = () => setOpened(undefined)

  return (
    <div className={styles.details}>
      <RentalCard booking={booking} money={money} />
      <BookingStats booking={booking} money={money} onRating={setOpened} />
      <div className={styles.links}>
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
      </div>
      <ConditionReportDialog
        open={opened === "condition"}
        clientId={clientId}
        bookingId={booking.id}
        onClose={close}
      />
      <RatingDialog booking={booking} type="CLIENT" open={opened === "CLIENT"} onClose={close} />
      <RatingDialog booking={booking} type="VEHICLE" open={opened === "VEHICLE"} onClose={close} />
      {invoice && <InvoiceDialog invoice={invoice} open={opened === "invoice"} onClose={close} />}
    </div>
  )
}
