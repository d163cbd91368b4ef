import type { CallOptions, JourneyLog, PromiseClient } from "@crewfleet/sdk"
import { calling, type LoadClient } from "../calling.ts"
import { ofTransport } from "../transport/transportJobLogic.ts"
import type { TransportRequest } from "../transport/transportJobSetup.ts"
import { journeyLogMachine } from "./journeyLogMachine.ts"
import { type LogActRequest, type LogDone, returnedSteps, type WatchedLog } from "./journeyLogSetup.ts"

const readNow = (log: JourneyLog): WatchedLog => ({ log, readAt: new Date().toISOString() })

const done = async (
  { journeyLog }: PromiseClient,
  { request, act, reason, words }: LogActRequest,
  options: CallOptions
): Promise<LogDone> => {
  const of = ofTransport(request)
  switch (act.do) {
    case "makeCode":
      return { code: await journeyLog.makeCode(of, options) }
    case "giveBack":
      return readNow(await journeyLog.giveBack({ ...of, payload: { steps: returnedSteps(words) } }, options))
    case "mend":
    case "overrule": {
      const params = { ...of.params, defectId: act.defectId }
      return readNow(await journeyLog[act.do]({ ...of, params, payload: { reason } }, options))
    }
  }
}

/** The log of a journey with the SDK behind its ports. */
export const journeyLogLogic = (load: LoadClient) =>
  journeyLogMachine.provide({
    actors: {
      load: calling<WatchedLog, { readonly request: TransportRequest }>(
        load,
        async ({ journeyLog }, { request }, options) =>
          readNow(await journeyLog.byId(ofTransport(request), options))
      ),
      act: calling<LogDone, LogActRequest>(load, (client, asked, options) =>
        done(client, asked, {
          ...options,
          // Each code is another one: the call that makes it is not repeated.
          ...(asked.act.do !== "makeCode" && { idempotencyKey: asked.key })
        })
      )
    }
  })
