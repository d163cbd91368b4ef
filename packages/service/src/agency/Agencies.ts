import type {
  Agency,
  AgencyContact,
  AgencyInvoicing,
  AgencyProfile,
  AgencyReturnRules,
  AgencyTimeZone,
  Currency
} from "@crewfleet/sdk"
import type { Refusal } from "@crewfleet/sdk/effect"
import {
  addressLines,
  type Complete,
  contactForm,
  defaultTimeZone,
  invoicingForm,
  profileDetails,
  returnRulesForm,
  timeZoneForm
} from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import type { ExpressionBuilder, Updateable } from "kysely"
import { Database } from "../database/Database.ts"
import { type AgencyTable, keptReturnRules, type Tables } from "../database/Tables.ts"
import { withoutNulls } from "../database/withoutNulls.ts"
import { fileAddress } from "../file/fileAddress.ts"
import { checkedAnswers } from "../form/checkedAnswers.ts"
import { isKnownTimeZone } from "../time/isKnownTimeZone.ts"

const notFound: Refusal = { _tag: "NotFound", message: "This cannot be found." }

/** An agency as the contract tells it. */
export const agencyById = Effect.fnUntraced(function* (id: number) {
  const { query } = yield* Database
  const agency = yield* query((db) =>
    db
      .selectFrom("agencies")
      .select(["id", "name", "baseCurrency", "timeZone", "logoFileId", "telephone"])
      .select(["taxNumber", "paymentTerms"])
      .select(["contactVersion", "timeZoneVersion", "invoicingVersion", "returnRulesVersion"])
      .select(addressLines)
      .select(keptReturnRules.names)
      .where("id", "=", id)
      .executeTakeFirst()
  )
  if (!agency) return yield* Effect.fail(notFound)
  const { name, baseCurrency, timeZone, telephone, taxNumber, paymentTerms, logoFileId } = agency
  const address = Object.fromEntries(addressLines.map((line) => [line, agency[line]]))
  const isKnown = addressLines.some((line) => agency[line] !== null)
  return withoutNulls({
    ...{ id, name, baseCurrency, timeZone, telephone, taxNumber, paymentTerms },
    versions: {
      contact: agency.contactVersion,
      timeZone: agency.timeZoneVersion,
      invoicing: agency.invoicingVersion,
      returnRules: agency.returnRulesVersion
    },
    logo: logoFileId && fileAddress(logoFileId),
    address: isKnown ? (address as Pick<typeof agency, (typeof addressLines)[number]>) : undefined,
    ...keptReturnRules.read(agency)
  }) satisfies Agency
})

/** In which currency an agency's amounts are, ISO 4217; undefined until it has chosen one. */
export const currencyOf = Effect.fnUntraced(function* (id: number) {
  const { query } = yield* Database
  const agency = yield* query((db) =>
    db.selectFrom("agencies").select("baseCurrency").where("id", "=", id).executeTakeFirst()
  )
  return agency?.baseCurrency ?? undefined
})

/** Every currency that an agency can choose, in the order in which to offer them. */
export const currencies: Effect.Effect<Array<Currency>, never, Database> = Effect.flatMap(
  Database,
  ({ query }) =>
    query((db) =>
      db.selectFrom("currencies").select(["code", "name", "symbol"]).orderBy("position").execute()
    )
)

/**
 * Saves an agency's profile. A base currency that is set stays: of two different ones at once, one is refused. A time
 * zone may change: the database counts anew what it has counted by days (migration 0035).
 */
export const saveProfile = Effect.fnUntraced(function* (id: number, profile: AgencyProfile) {
  const { query } = yield* Database
  const { timeZone } = profile
  const { baseCurrency, telephone, address }: Complete<typeof profileDetails> = yield* checkedProfile(profile)
  const saved = yield* query((db) =>
    db
      .updateTable("agencies")
      .set({ baseCurrency, telephone, ...address, ...(timeZone !== undefined && { timeZone }) })
      .set(next("contactVersion"))
      .set(next("timeZoneVersion"))
      .where("id", "=", id)
      .where((eb) => eb.or([eb("baseCurrency", "is", null), eb("baseCurrency", "=", baseCurrency)]))
      .executeTakeFirst()
  )
  if (saved.numUpdatedRows === 0n) {
    const message = "The base currency is set already and cannot be changed."
    return yield* Effect.fail<Refusal>({ _tag: "Conflict", message })
  }
})

/** Lets an agency be reached in another way from now on; what was issued or booked keeps what it says. */
export const saveContact = Effect.fnUntraced(function* (id: number, contact: AgencyContact) {
  const { telephone, address }: Complete<typeof contactForm> = yield* checkedAnswers(
    contactForm,
    contactForm.read(contact)
  )
  return yield* changed(id, "contactVersion", contact, { telephone, ...address })
})

/** Lets an agency read and write times in another zone; the database counts anew what it has counted by days. */
export const saveTimeZone = Effect.fnUntraced(function* (id: number, zone: AgencyTimeZone) {
  const known = yield* knownTimeZone(zone.timeZone ?? "")
  const answers: Complete<typeof timeZoneForm> = yield* checkedAnswers(timeZoneForm, { timeZone: known })
  return yield* changed(id, "timeZoneVersion", zone, answers)
})

/** Lets other words stand on an agency's invoices from now on; what was issued stays as it is. */
export const saveInvoicing = Effect.fnUntraced(function* (id: number, invoicing: AgencyInvoicing) {
  const answers: Complete<typeof invoicingForm> = yield* checkedAnswers(
    invoicingForm,
    invoicingForm.read(invoicing)
  )
  return yield* changed(id, "invoicingVersion", invoicing, answers)
})

/** Lets an agency charge what a return brings to light by other rules from now on; what was decided stays as it is. */
export const saveReturnRules = Effect.fnUntraced(function* (id: number, rules: AgencyReturnRules) {
  const answers: Complete<typeof returnRulesForm> = yield* checkedAnswers(
    returnRulesForm,
    returnRulesForm.read(rules),
    { currency: yield* currencyOf(id) }
  )
  return yield* changed(id, "returnRulesVersion", rules, keptReturnRules.write(answers))
})

const outdated: Refusal = {
  _tag: "Conflict",
  message: "Somebody else has changed this agency meanwhile. Look at it before you change it."
}

type Part = Extract<keyof AgencyTable, `${string}Version`>

const next = (part: Part) => (eb: ExpressionBuilder<Tables, "agencies">) => ({ [part]: eb(part, "+", 1) })

/** An agency as it is once a part of what it says was changed, which it is not where whoever changes it has seen another version. */
const changed = Effect.fnUntraced(function* (
  id: number,
  part: Part,
  { version }: Pick<AgencyContact, "version">,
  answers: Updateable<AgencyTable>
) {
  const { query } = yield* Database
  const { numUpdatedRows } = yield* query((db) => {
    const update = db.updateTable("agencies").set(answers).set(next(part)).where("id", "=", id)
    return (version ? update.where(part, "=", version) : update).executeTakeFirst()
  })
  if (numUpdatedRows === 0n) return yield* Effect.fail(outdated)
  return yield* agencyById(id)
})

const checkedProfile = Effect.fnUntraced(function* ({ timeZone, ...profile }: AgencyProfile) {
  const offered = (yield* currencies).some(({ code }) => code === profile.baseCurrency)
  const answers = profileDetails.read({
    ...profile,
    timeZone: yield* knownTimeZone(timeZone ?? defaultTimeZone),
    ...(!offered && { baseCurrency: "" })
  })
  return yield* checkedAnswers(profileDetails, answers)
})

/** A time zone that the database knows as well; nothing in place of any other. */
const knownTimeZone = (timeZone: string) =>
  Effect.map(isKnownTimeZone(timeZone), (isKnown) => (isKnown ? timeZone : ""))
