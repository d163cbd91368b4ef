import { Api } from "@crewfleet/sdk/effect"
import type { LogRecordKind } from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { permitted, permittedPerson, permittedTenant } from "../access/Access.ts"
import { isLinkHolder } from "../access/Caller.ts"
import { callerAddress } from "../http/callerAddress.ts"
import { leaderLog } from "./leaderLog.ts"
import type { LogSender } from "./lockedLog.ts"
import { openLog } from "./openLog.ts"
import { saveLogPhoto } from "./saveLogPhoto.ts"
import { type SentRecord, saveRecord } from "./saveRecord.ts"
import { signedInFreshly } from "./signedInFreshly.ts"

/** Translates the contract into calls on the log that a team leader keeps, and nothing more. */
export const LeaderHandlers = HttpApiBuilder.group(Api, "leader", (handlers) =>
  handlers.handleAll({
    open: Effect.fnUntraced(function* ({ params: { id: jobId }, payload: { code } }) {
      const { caller } = yield* permittedPerson
      const workerId = yield* permittedTenant
      yield* signedInFreshly(caller)
      return yield* openLog({ jobId, workerId, userId: caller.userId }, code ?? "", yield* callerAddress)
    }),
    read: Effect.fnUntraced(function* ({ params }) {
      return yield* leaderLog(yield* sender(params.id))
    }),
    sendVehicle: ({ params, payload }) => sending(params.id, "vehicle", payload),
    sendProperty: ({ params: { id, end }, payload }) =>
      sending(id, end === "TAKEN" ? "propertyTaken" : "propertyHanded", payload),
    sendMedication: ({ params: { id, end }, payload }) =>
      sending(id, end === "TAKEN" ? "medicationTaken" : "medicationHanded", payload),
    sendDropOff: ({ params, payload }) => sending(params.id, "dropOff", payload),
    sendTimes: ({ params, payload }) => sending(params.id, "times", payload),
    sendIncident: ({ params: { id, incidentId }, payload }) => sending(id, "incident", payload, incidentId),
    sendPhoto: Effect.fnUntraced(function* ({ params: { id, photoId }, payload }) {
      yield* saveLogPhoto(yield* sender(id), photoId, payload.file.path)
      return { message: "Photo received" }
    })
  })
)

/** Whose device it is, as the policy let it in. */
const sender = (jobId: number): Effect.Effect<LogSender> =>
  Effect.flatMap(permitted, ({ caller }) =>
    isLinkHolder(caller)
      ? Effect.succeed({ jobId, linkId: caller.linkId })
      : Effect.die(new Error("The policy of this request lets in holders of a log's link alone"))
  )

const sending = <Content extends object>(
  id: number,
  kind: LogRecordKind,
  sent: SentRecord<Content>,
  incidentId?: string
) =>
  Effect.gen(function* () {
    const received = yield* saveRecord({ ...(yield* sender(id)), kind, incidentId }, sent)
    return { ...received, content: received.content as Content }
  })
