import { Api } from "@crewfleet/sdk/effect"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { permitted, permittedPerson, permittedTenant } from "../access/Access.ts"
import { isLinkHolder } from "../access/Caller.ts"
import { callerAddress } from "../http/callerAddress.ts"
import { takingAtLeast } from "../time/takingAtLeast.ts"
import { askableAgencies } from "./askableAgencies.ts"
import { askAsClient, askAsGuest } from "./askForJourney.ts"
import { cancelRequest } from "./cancelRequest.ts"
import { changeRequest } from "./changeRequest.ts"
import { sendRequestCode, unlockWith } from "./requestCode.ts"
import { withinChangeLimit } from "./requestLimit.ts"
import { requestList } from "./requestList.ts"
import { knownRequest, requestViewer, trustedViewer } from "./requestViewer.ts"
import { samePatientOf } from "./samePatient.ts"
import { shownJob } from "./shownJob.ts"
import { transportLooks } from "./transportLooks.ts"
import { transportMessages } from "./transportMessages.ts"
import { writeToAgency } from "./writeToAgency.ts"

/** Whoever holds a link; the policy lets nobody else in. */
const permittedHolder = Effect.flatMap(permitted, ({ caller }) =>
  isLinkHolder(caller)
    ? Effect.succeed(caller)
    : Effect.die(new Error("The policy of this request lets in more than holders of links"))
)

/** Translates the contract into calls on the requests of wards, and nothing more. */
export const TransportRequestHandlers = HttpApiBuilder.group(Api, "transportRequest", (handlers) =>
  handlers.handleAll({
    guest: Effect.fnUntraced(function* ({ payload }) {
      return yield* takingAtLeast("500 millis", askAsGuest(payload, yield* callerAddress))
    }),
    agencies: () => askableAgencies(),
    list: Effect.fnUntraced(function* ({ params, query }) {
      const scope = yield* permittedTenant
      return yield* requestList({ ...params, ...query, search: query.searchCriteria, scope })
    }),
    create: Effect.fnUntraced(function* ({ payload }) {
      const { caller } = yield* permittedPerson
      const clientId = yield* permittedTenant
      const id = yield* askAsClient(payload, { clientId, userId: caller.userId })
      return yield* shownJob(id, { kind: "client", clientId, userId: caller.userId })
    }),
    samePatient: Effect.fnUntraced(function* ({ payload }) {
      return yield* samePatientOf(yield* permittedTenant, payload)
    }),
    byId: Effect.fnUntraced(function* ({ params: { id } }) {
      return yield* shownJob(id, yield* requestViewer)
    }),
    change: Effect.fnUntraced(function* ({ params: { id }, payload }) {
      const viewer = yield* trustedViewer
      yield* knownRequest(id, viewer)
      yield* withinChangeLimit(id, yield* callerAddress)
      yield* changeRequest(id, viewer, payload)
      return yield* shownJob(id, viewer)
    }),
    cancel: Effect.fnUntraced(function* ({ params: { id }, payload }) {
      const viewer = yield* trustedViewer
      yield* cancelRequest(id, viewer, payload)
      return yield* shownJob(id, viewer)
    }),
    messages: Effect.fnUntraced(function* ({ params: { id } }) {
      const viewer = yield* trustedViewer
      yield* knownRequest(id, viewer)
      return yield* transportMessages(id, viewer)
    }),
    addMessage: Effect.fnUntraced(function* ({ params: { id }, payload }) {
      const viewer = yield* trustedViewer
      yield* knownRequest(id, viewer)
      yield* withinChangeLimit(id, yield* callerAddress)
      return yield* writeToAgency(id, viewer, payload.body)
    }),
    looks: Effect.fnUntraced(function* ({ params: { id, ...page }, query }) {
      yield* knownRequest(id, yield* requestViewer)
      return yield* transportLooks({ ...page, ...query, jobId: id })
    }),
    sendCode: Effect.fnUntraced(function* () {
      return yield* sendRequestCode(yield* permittedHolder, yield* callerAddress)
    }),
    unlock: Effect.fnUntraced(function* ({ params: { id }, payload }) {
      const holder = yield* permittedHolder
      yield* unlockWith(holder, payload.code)
      return yield* shownJob(id, { kind: "link", linkId: holder.linkId, isUnlocked: true })
    })
  })
)
