import { Api, type Refusal } from "@crewfleet/sdk/effect"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { permitted, permittedPerson, permittedTenant } from "../access/Access.ts"
import { isLinkHolder } from "../access/Caller.ts"
import { isUuid } from "../database/possibleIds.ts"
import { callerAddress } from "../http/callerAddress.ts"
import { givenLink, givenLinks } from "./givenLinks.ts"
import { linkById, openedLink } from "./openedLink.ts"
import { openLink } from "./openLink.ts"
import { revokeLinks } from "./revokeLinks.ts"

const notFound: Refusal = { _tag: "NotFound", message: "This link cannot be found." }

/** Translates the contract into calls on links, and nothing more. */
export const LinkHandlers = HttpApiBuilder.group(Api, "link", (handlers) =>
  handlers.handleAll({
    open: ({ payload }) => Effect.flatMap(callerAddress, (address) => openLink(payload, address)),
    current: Effect.fnUntraced(function* () {
      const { caller } = yield* permitted
      const link = isLinkHolder(caller) ? yield* linkById(caller.linkId) : undefined
      return link ? openedLink(link) : yield* Effect.fail(notFound)
    }),
    list: Effect.fnUntraced(function* ({ query }) {
      return yield* givenLinks(yield* permittedTenant, query.scope, query.recordId)
    }),
    revoke: Effect.fnUntraced(function* ({ params: { id } }) {
      const { caller } = yield* permittedPerson
      const agencyId = yield* permittedTenant
      if (!isUuid(id)) return yield* Effect.fail(notFound)
      yield* revokeLinks({ id }, agencyId, caller.userId)
      return (yield* givenLink(agencyId, id)) ?? (yield* Effect.fail(notFound))
    })
  })
)
