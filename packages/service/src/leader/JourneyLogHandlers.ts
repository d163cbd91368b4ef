import { Api } from "@crewfleet/sdk/effect"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { permittedPerson, permittedTenant } from "../access/Access.ts"
import { callerAddress } from "../http/callerAddress.ts"
import { mendDefect, overruleDefect } from "./decideDefect.ts"
import { giveBack } from "./giveBack.ts"
import { journeyLog, type LogReviewer } from "./journeyLog.ts"
import { makeTakeOverCode } from "./takeOverCode.ts"

/** Translates the contract into calls on a log as its agency reviews it, and nothing more. */
export const JourneyLogHandlers = HttpApiBuilder.group(Api, "journeyLog", (handlers) =>
  handlers.handleAll({
    byId: Effect.fnUntraced(function* ({ params }) {
      return yield* journeyLog(yield* reviewer(params.id))
    }),
    makeCode: Effect.fnUntraced(function* ({ params }) {
      return yield* makeTakeOverCode(yield* reviewer(params.id), yield* callerAddress)
    }),
    giveBack: Effect.fnUntraced(function* ({ params, payload }) {
      return yield* answering(params.id, (reviewing) => giveBack(reviewing, payload))
    }),
    overrule: Effect.fnUntraced(function* ({ params: { id, defectId }, payload: { reason } }) {
      return yield* answering(id, (reviewing) => overruleDefect(reviewing, defectId, reason))
    }),
    mend: Effect.fnUntraced(function* ({ params: { id, defectId }, payload: { reason } }) {
      return yield* answering(id, (reviewing) => mendDefect(reviewing, defectId, reason))
    })
  })
)

const reviewer = (id: number) =>
  Effect.gen(function* () {
    const { caller } = yield* permittedPerson
    return { id, agencyId: yield* permittedTenant, userId: caller.userId } satisfies LogReviewer
  })

/** Does something to a log, and answers it as it stands then. */
const answering = <A, E, R>(id: number, work: (reviewing: LogReviewer) => Effect.Effect<A, E, R>) =>
  Effect.gen(function* () {
    const reviewing = yield* reviewer(id)
    yield* work(reviewing)
    return yield* journeyLog(reviewing)
  })
