import type { Refusal } from "@crewfleet/sdk/effect"
import { invoiceKinds, majorUnits, moneyWriter, writeInstant } from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import { Database } from "../database/Database.ts"
import { Mailer } from "../mail/Mailer.ts"
import { minutesAfter, now } from "../time/now.ts"
import { timeZoneOf } from "../time/timeZoneOf.ts"
import type { BookingOfAgency } from "./bookingMoney.ts"
import { invoiceSheet, termsOf } from "./invoiceSheet.ts"
import { documentNumbered, documentsOf } from "./issuedInvoices.ts"

const noAddress: Refusal = {
  _tag: "Conflict",
  message: "The hirer has no e-mail address. Add it to the hirer's details, then send the document again."
}

const aWeek = 7 * 24 * 60

/** Mails an issued document to the hirer of a booking, as a PDF; each time that somebody asks for it. */
export const mailInvoice = Effect.fnUntraced(function* (
  booking: BookingOfAgency,
  number: string,
  userId: number
) {
  const { query, transaction } = yield* Database
  const mailer = yield* Mailer
  const { id, content } = yield* documentNumbered(booking, number)
  const { email, name } = yield* query((db) =>
    db
      .selectFrom("bookings")
      .innerJoin("clients", "clients.id", "bookings.clientId")
      .where("bookings.id", "=", booking.id)
      .select(["clients.email", "clients.name"])
      .executeTakeFirstOrThrow()
  )
  if (email.trim() === "") return yield* Effect.fail(noAddress)
  const sheet = invoiceSheet(content, yield* timeZoneOf(booking.agencyId))
  const moment = yield* now
  const { kind, issuer, currency, total, due, dueOn } = content
  const money = (minor: number) => moneyWriter(currency)(majorUnits(minor))
  const what = `${invoiceKinds[kind]} ${number}`
  const asked =
    kind === "INVOICE"
      ? `It comes to ${money(total)}, of which ${money(due)} was due when it was issued. ${termsOf(issuer.paymentTerms, writeInstant("date", `${dueOn}T00:00Z`, "UTC"))}.`
      : `It takes back invoice ${content.credits}: ${money(-total)} is credited to you.`
  return yield* transaction(
    Effect.gen(function* () {
      yield* mailer.send({
        key: `document ${id} at ${moment.toISOString()}`,
        to: email,
        subject: `${what} from ${issuer.name}`,
        text: `${name},\n\n${what} for your booking ${booking.id} is attached. ${asked}\n\nIf you have a question about it, ask ${issuer.name}, who hires the vehicle out to you.`,
        attached: { name: `${what}.pdf`, sheet },
        expiresAt: minutesAfter(moment, aWeek)
      })
      yield* query((db) =>
        db.insertInto("invoiceMails").values({ invoiceId: id, mailedAt: moment, userId }).execute()
      )
      return yield* documentsOf(booking)
    })
  )
})
