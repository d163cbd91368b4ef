import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { AgencyReference } from "../contract/AgencyReference.ts"
import { agencyInQuery } from "../contract/agencyInQuery.ts"
import { directions } from "../contract/directions.ts"
import { pageInQuery, pageOf } from "../contract/Page.ts"
import { SignedIn } from "../contract/Refusal.ts"
import { repeatable } from "../contract/Repeatable.ts"
import { ServerMessage } from "../contract/ServerMessage.ts"
import { valuesOf } from "../contract/valuesOf.ts"
import { code, codesJoined, codesOf, Id, maybe, named, oneOf } from "../contract/wire.ts"
import { answerFields, formFields } from "../form/formSchema.ts"
import { promotionForm } from "./promotionForm.ts"
import { promotionStatuses } from "./promotionKinds.ts"
import { promotionSorts } from "./promotionList.ts"

const statuses = codesOf(promotionStatuses)

const { activate: _askedOnce, ...told } = answerFields(promotionForm)

/** A promotion (specification 001 §3). */
export class Promotion extends named<Promotion>("Promotion")({
  /** The number of the promotion. */
  id: Id,
  ...told,
  /** By how many kilometres more the vehicle may be driven; null where there is no limit. Of type EXTRA_MILEAGE alone. */
  extraMileage: Schema.optional(Schema.NullOr(Id)),
  /** How many bookings have used it. */
  usageCount: maybe(Id),
  /** Where it stands. */
  status: maybe(code(statuses)),
  /** Whose it is; absent where it is the platform's own. */
  agency: maybe(AgencyReference),
  /** Counts its changes, where the service keeps count. */
  version: maybe(Id)
}) {}

/** What is sent to create or change a promotion. */
export class PromotionBody extends named<PromotionBody>("PromotionBody")({
  /** The number of the promotion that is changed; a new one has none. */
  id: maybe(Id),
  /** The version that was edited; where it has another by now, nothing is changed, and it is a 409. */
  version: maybe(Id),
  ...formFields(promotionForm),
  /** Whose it shall be, by its number. */
  agency: maybe(AgencyReference)
}) {}

const params = {
  /** The number of the promotion. */
  id: Schema.Int
}

const calls = {
  /** Promotions page by page, newest first unless told (specification 001 §7). */
  list: HttpApiEndpoint.get("list", "/promo-code", {
    query: {
      ...pageInQuery,
      /** By what they are sorted. */
      sort: Schema.optional(oneOf(promotionSorts)),
      /** The least first (ASC), or the most (DESC, unless told). */
      direction: Schema.optional(oneOf(directions)),
      ...agencyInQuery,
      /** Only those that stand so; all, unless told. */
      statuses: Schema.optional(codesJoined(statuses)),
      /** Only those in whose title or code this text occurs. */
      query: Schema.optional(Schema.String)
    },
    success: pageOf(Promotion)
  }),
  /** One promotion. */
  byId: HttpApiEndpoint.get("byId", "/promo-code/:id", { params, query: agencyInQuery, success: Promotion }),
  /** Creates a promotion. A code that another one has is a 409. */
  create: HttpApiEndpoint.post("create", "/promo-code", {
    query: agencyInQuery,
    payload: PromotionBody,
    success: ServerMessage
  }).annotateMerge(repeatable),
  /** Changes a promotion that has not ended, but not the vehicles that it is for (specification 001 §4). */
  update: HttpApiEndpoint.put("update", "/promo-code", {
    query: agencyInQuery,
    payload: PromotionBody,
    success: ServerMessage
  }).annotateMerge(repeatable),
  /** Ends a promotion for ever. */
  end: HttpApiEndpoint.delete("end", "/promo-code/:id", {
    params,
    query: agencyInQuery,
    success: ServerMessage
  }).annotateMerge(repeatable),
  /** Lets a promotion be awarded from now on, within its dates. */
  activate: HttpApiEndpoint.put("activate", "/promo-code/activate/:id", {
    params,
    query: agencyInQuery,
    success: ServerMessage
  }).annotateMerge(repeatable)
}

/** Promotions: what agencies and the platform give with a booking (specification 001 §7). */
export class PromotionApi extends HttpApiGroup.make("promotion")
  .add(...valuesOf(calls))
  .middleware(SignedIn)
  .prefix("/api/v1") {
  static readonly calls = calls
}
