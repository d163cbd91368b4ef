import { Api, acceptanceOf, identityDocuments } from "@crewfleet/sdk"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { grantedPerson, grantedTenant } from "../access/Access.ts"
import { fileLink } from "../file/fileLink.ts"
import { keepUpload } from "../file/keepUpload.ts"
import { directionIn } from "../http/directionIn.ts"
import { numberedPage } from "../http/numberedPage.ts"
import { oneOf } from "../http/oneOf.ts"
import { pageBounds } from "../http/pageBounds.ts"
import { addDocuments } from "./addDocuments.ts"
import { bookingsOfHirer } from "./bookingsOfHirer.ts"
import { hirerById } from "./hirerById.ts"
import { hirerSorts, hirersOfAgency } from "./hirersOfAgency.ts"

/** Translates the contract into calls on hirers and their documents, and nothing more. */
export const HirerHandlers = HttpApiBuilder.group(Api, "hirer", (handlers) =>
  handlers.handleAll({
    list: Effect.fnUntraced(function* ({ params, query }) {
      const bounds = yield* pageBounds(params)
      const found = yield* hirersOfAgency({
        agencyId: yield* grantedTenant,
        search: query.searchCriteria ?? "",
        sort: yield* oneOf("sort", sorts, query.sort ?? "name"),
        direction: yield* directionIn(query.direction ?? "ASC"),
        ...bounds
      })
      return numberedPage(found, params)
    }),
    byId: Effect.fnUntraced(function* ({ params }) {
      const { caller } = yield* grantedPerson
      return yield* hirerById({ id: params.id, agencyId: yield* grantedTenant }, caller.userId)
    }),
    bookings: Effect.fnUntraced(function* ({ params }) {
      const bounds = yield* pageBounds(params)
      const found = yield* bookingsOfHirer({ id: params.id, agencyId: yield* grantedTenant }, bounds)
      return numberedPage(found, params)
    }),
    uploadDocument: Effect.fnUntraced(function* ({ payload }) {
      const { caller } = yield* grantedPerson
      const agencyId = yield* grantedTenant
      const sent = { ...photographed, path: payload.file.path, userId: caller.userId }
      return { fileUrl: yield* fileLink(yield* keepUpload({ ...sent, agencyId, purpose: "document" })) }
    }),
    addDocuments: Effect.fnUntraced(function* ({ payload }) {
      const { caller } = yield* grantedPerson
      yield* addDocuments({ agencyId: yield* grantedTenant, userId: caller.userId }, payload)
      return { message: "Document uploaded successfully" }
    })
  })
)

/** What any identity document is on: which one it will be is told later. */
const photographed = { name: "The image", accepts: acceptanceOf(identityDocuments.ID) }

const sorts = Object.keys(hirerSorts) as ReadonlyArray<keyof typeof hirerSorts>
