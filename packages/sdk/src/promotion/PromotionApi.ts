import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { pageInQuery, pageOf } from "../contract/Page.ts"
import { SignedIn } from "../contract/Refusal.ts"
import { repeatable } from "../contract/Repeatable.ts"
import { Id, maybe, Numeric } from "../contract/wire.ts"
import { formFields } from "../form/formSchema.ts"
import { ServerMessage } from "../session/SessionApi.ts"
import { promotionForm } from "./promotionForm.ts"

const answers = formFields(promotionForm)

/** A promotion (specification 001 §3); the platform's own name no agency. */
export const Promotion = Schema.Struct({
  id: Id,
  ...answers,
  usageCount: maybe(Numeric),
  status: maybe(Schema.String),
  agency: maybe(Schema.Struct({ id: maybe(Id), name: maybe(Schema.String) })),
  /** Counts the edits, where the service keeps count. */
  version: maybe(Id)
})
export type Promotion = typeof Promotion.Type

/** What is sent to create or change a promotion; an update names its `id` and the `version` that was edited. */
export const PromotionBody = Schema.Struct({
  id: maybe(Id),
  version: maybe(Id),
  ...answers,
  agency: maybe(Schema.Struct({ id: maybe(Id) }))
})
export type PromotionBody = typeof PromotionBody.Type

const one = { params: { id: Schema.Int }, success: ServerMessage }

/**
 * Promotions (specification 001 §7), newest first unless told; `statuses` are codes joined by commas, `direction` is
 * ASC or DESC, `end` is for ever. Without `agencyId` an admin gets those of everybody.
 */
export class PromotionApi extends HttpApiGroup.make("promotion")
  .add(
    HttpApiEndpoint.get("list", "/promo-code", {
      query: {
        ...pageInQuery,
        sort: Schema.optional(Schema.String),
        direction: Schema.optional(Schema.String),
        agencyId: Schema.optional(Schema.Int),
        statuses: Schema.optional(Schema.String),
        query: Schema.optional(Schema.String)
      },
      success: pageOf(Promotion)
    }),
    HttpApiEndpoint.get("byId", "/promo-code/:id", { params: { id: Schema.Int }, success: Promotion }),
    HttpApiEndpoint.post("create", "/promo-code", {
      payload: PromotionBody,
      success: ServerMessage
    }).annotateMerge(repeatable),
    HttpApiEndpoint.put("update", "/promo-code", {
      payload: PromotionBody,
      success: ServerMessage
    }).annotateMerge(repeatable),
    HttpApiEndpoint.delete("end", "/promo-code/:id", one).annotateMerge(repeatable),
    HttpApiEndpoint.put("activate", "/promo-code/activate/:id", one).annotateMerge(repeatable)
  )
  .middleware(SignedIn)
  .prefix("/api/v1") {}
