import { Schema } from "effect"
import { Id, maybe, named } from "../contract/wire.ts"

/** An agency in the list of administrators. */
export class ListedAgency extends named<ListedAgency>("ListedAgency")({
  /** The number of the agency. */
  id: Id,
  /** What the agency is called. */
  name: Schema.String,
  /** The currency of its prices and invoices, ISO 4217; absent until its profile is complete. */
  baseCurrency: maybe(Schema.String),
  /** Under which number it is reached. */
  telephone: maybe(Schema.String),
  /** In which town or city it is. */
  city: maybe(Schema.String),
  /** In which country it is, by its English name. */
  country: maybe(Schema.String),
  /** How many vehicles it has, of any status. */
  vehicles: maybe(Id),
  /** How many bookings were made with it, of any status. */
  bookings: maybe(Id)
}) {}
