import type { Invoice } from "@crewfleet/sdk"
import { majorUnits, moneyKinds, moneyMethods, paidBy } from "@crewfleet/sdk/rules"
import type { Kysely } from "kysely"
import type { BookingTermsTable } from "../database/RentalTables.ts"
import type { Tables } from "../database/Tables.ts"
import { withoutNulls } from "../database/withoutNulls.ts"
import { type MoneyRow, moneyRows } from "./moneyOf.ts"

/**
 * The invoices of a booking, the first one first, with their lines; whom they are from and for is what was agreed with the
 * booking. What was paid of the booking was paid on the first, which alone counts.
 */
export const invoicesOf = async (db: Kysely<Tables>, agreed: BookingTermsTable): Promise<Array<Invoice>> => {
  const rows = await db
    .selectFrom("invoices")
    .where("bookingId", "=", agreed.bookingId)
    .select(["id", "currency", "subTotal", "discount", "vat", "vatPercentage", "total"])
    .orderBy("id")
    .execute()
  if (rows.length === 0) return []
  const ids = rows.map((row) => row.id)
  const items = await db
    .selectFrom("invoiceItems")
    .where("invoiceId", "in", ids)
    .select(["invoiceId", "description", "rate", "total"])
    .orderBy("id")
    .execute()
  const payments = (await moneyRows(db, agreed.bookingId)).flatMap(paymentIn)
  const of = (invoice: number) => (row: { readonly invoiceId: number }) => row.invoiceId === invoice
  return rows.map((row, index) => ({
    currency: row.currency,
    totalAmount: majorUnits(row.total),
    subTotalAmount: majorUnits(row.subTotal),
    discount: majorUnits(row.discount),
    vatPercentage: row.vatPercentage,
    vatAmount: majorUnits(row.vat),
    promotion: agreed.promotion ?? undefined,
    agency: issuerIn(agreed),
    client: clientIn(agreed),
    invoiceItemResult: items.filter(of(row.id)).map(({ description, rate, total }) => ({
      description,
      rate: majorUnits(rate),
      total: majorUnits(total)
    })),
    payments: index === 0 ? payments : []
  }))
}

const paymentIn = (row: MoneyRow) => {
  const paid = paidBy(row)
  if (paid === 0) return []
  return [{ paymentDate: row.happenedAt.toISOString(), ref: referenceOf(row), total: majorUnits(paid) }]
}

/** By what a payment is known; one that was entered here without a reference, by how it was paid. */
const referenceOf = ({ kind, method, reference, userId }: MoneyRow) => {
  if (reference !== "" || userId === null) return reference
  return kind === "PAYMENT" && method ? moneyMethods[method] : moneyKinds[kind]
}

const clientIn = (agreed: BookingTermsTable) =>
  withoutNulls({
    name: agreed.hirerName,
    telephone: agreed.hirerTelephone,
    email: agreed.hirerEmail,
    address: {
      firstLine: agreed.hirerFirstLine,
      town: agreed.hirerTown,
      postcode: agreed.hirerPostcode,
      country: agreed.hirerCountry
    }
  })

const issuerIn = (agreed: BookingTermsTable) =>
  withoutNulls({
    name: agreed.agencyName,
    telephone: agreed.agencyTelephone,
    address: {
      street: agreed.agencyStreet,
      city: agreed.agencyCity,
      state: agreed.agencyState,
      postalCode: agreed.agencyPostalCode,
      country: agreed.agencyCountry
    }
  })
