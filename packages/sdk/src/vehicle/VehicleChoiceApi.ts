import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { Assumed } from "../contract/Assumed.ts"
import { agencyInQuery } from "../contract/agencyInQuery.ts"
import { pageInQuery, pageOf } from "../contract/Page.ts"
import { SignedIn } from "../contract/Refusal.ts"
import { valuesOf } from "../contract/valuesOf.ts"
import { code, codesOf, Id, Instant, maybe, named } from "../contract/wire.ts"
import { answerFields } from "../form/formSchema.ts"
import { locationForm } from "./location.ts"
import { VehicleFilter } from "./VehicleFilter.ts"
import { fuelTypes, vehicleTypes } from "./vehicleCodes.ts"

/** A vehicle as it is chosen from a list. */
export class VehicleChoice extends named<VehicleChoice>("VehicleChoice")({
  /** The number of the vehicle. */
  id: Id,
  /** Its make. */
  name: maybe(Schema.String),
  /** Its model. */
  model: maybe(Schema.String),
  /** Its registration mark. */
  regno: maybe(Schema.String),
  /** Its colour. */
  color: maybe(Schema.String),
  /** What it runs on. */
  fuelType: maybe(code(codesOf(fuelTypes))),
  /** Its shape. */
  type: maybe(code(codesOf(vehicleTypes))),
  /** Where it is picked up; some back ends tell no more than the town. */
  location: maybe(
    Schema.Struct({
      ...answerFields(locationForm),
      /** The number of the location. */
      id: maybe(Id),
      /** Counts the location's changes, where the service keeps count. */
      version: maybe(Id)
    })
  )
}) {}

const query = { ...pageInQuery, ...agencyInQuery }
const choices = pageOf(VehicleChoice)

const calls = {
  /** An agency's vehicles that can be hired at some time, page by page, by make, model and registration mark. */
  available: HttpApiEndpoint.get("available", "/vehicle-choice/available", {
    query: {
      ...query,
      /** When the time begins, ISO 8601. */
      start: Instant,
      /** When the time ends, ISO 8601. */
      end: Instant
    },
    success: choices
  }),
  /** An agency's vehicles that a filter lets through, page by page, by make, model and registration mark. */
  filtered: HttpApiEndpoint.post("filtered", "/vehicle-choice/filtered", {
    query,
    payload: VehicleFilter,
    success: choices
  })
}

/** The vehicles of an agency for whoever says which of them are meant (specification 001 §7, "Other calls"). */
export class VehicleChoiceApi extends HttpApiGroup.make("vehicleChoice")
  .add(...valuesOf(calls))
  .annotateEndpoints(Assumed, true)
  .middleware(SignedIn)
  .prefix("/api/v1") {
  static readonly calls = calls
}
