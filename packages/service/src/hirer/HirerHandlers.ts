import { Api } from "@crewfleet/sdk/effect"
import { acceptanceOf, identityDocuments } from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { permitted, permittedPerson, permittedTenant } from "../access/Access.ts"
import { fileLink } from "../file/fileLink.ts"
import { keepUpload } from "../file/keepUpload.ts"
import { addDocuments } from "./addDocuments.ts"
import { alikeHirers } from "./alikeHirers.ts"
import { bookingsOfHirer } from "./bookingsOfHirer.ts"
import { hirerById } from "./hirerById.ts"
import { hirersOfAgency } from "./hirersOfAgency.ts"
import { hirersOfAll } from "./hirersOfAll.ts"
import { createHirer, updateHirer } from "./saveHirer.ts"

/** Translates the contract into calls on hirers and their documents, and nothing more. */
export const HirerHandlers = HttpApiBuilder.group(Api, "hirer", (handlers) =>
  handlers.handleAll({
    list: Effect.fnUntraced(function* ({ params, query }) {
      const { searchCriteria: search, ...asked } = query
      return yield* hirersOfAgency({ ...asked, ...params, search, scope: yield* permittedTenant })
    }),
    all: Effect.fnUntraced(function* ({ params, query }) {
      yield* permitted
      const { searchCriteria: search, ...asked } = query
      return yield* hirersOfAll({ ...asked, ...params, search })
    }),
    alike: Effect.fnUntraced(function* ({ query: { agencyId: _, ...likeness } }) {
      return yield* alikeHirers(yield* permittedTenant, likeness)
    }),
    create: Effect.fnUntraced(function* ({ payload }) {
      return yield* createHirer(yield* permittedTenant, payload)
    }),
    update: Effect.fnUntraced(function* ({ params, payload }) {
      return yield* updateHirer({ id: params.id, agencyId: yield* permittedTenant }, payload)
    }),
    byId: Effect.fnUntraced(function* ({ params }) {
      const { caller } = yield* permittedPerson
      return yield* hirerById({ id: params.id, agencyId: yield* permittedTenant }, caller.userId)
    }),
    bookings: Effect.fnUntraced(function* ({ params: { id, ...page }, query: { after } }) {
      return yield* bookingsOfHirer({ id, agencyId: yield* permittedTenant }, { ...page, after })
    }),
    uploadDocument: Effect.fnUntraced(function* ({ payload }) {
      const { caller } = yield* permittedPerson
      const agencyId = yield* permittedTenant
      const sent = { ...photographed, path: payload.file.path, userId: caller.userId }
      const id = yield* keepUpload({ ...sent, agencyId, purpose: "document" })
      return { fileUrl: yield* fileLink(id, caller.userId) }
    }),
    addDocuments: Effect.fnUntraced(function* ({ payload }) {
      const { caller } = yield* permittedPerson
      yield* addDocuments({ agencyId: yield* permittedTenant, userId: caller.userId }, payload)
      return { message: "Document uploaded successfully" }
    })
  })
)

/** What any identity document is on: which one it will be is told later. */
const photographed = { name: "The image", accepts: acceptanceOf(identityDocuments.ID) }
