import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { Assumed } from "../contract/Assumed.ts"
import { agencyInQuery } from "../contract/agencyInQuery.ts"
import { SignedIn } from "../contract/Refusal.ts"
import { repeatable } from "../contract/Repeatable.ts"
import { valuesOf } from "../contract/valuesOf.ts"
import { DefectDecision, JourneyLog, LogReturns, TakeOverCode } from "./LeaderLog.ts"

const params = {
  /** The number of the job. */
  id: Schema.Int
}
const ofJob = { params, query: agencyInQuery }
const ofDefect = {
  params: {
    ...params,
    /** The number of the defect. */
    defectId: Schema.Int
  },
  query: agencyInQuery,
  payload: DefectDecision,
  success: JourneyLog
}

const calls = {
  /** The log of a journey as far as it has arrived, with all that was replaced or stands aside; the look is written down. */
  byId: HttpApiEndpoint.get("byId", "/transport/:id/log", { ...ofJob, success: JourneyLog }),
  /** Makes the code with which the leader who is named now takes the log over; one that was made before ends. */
  makeCode: HttpApiEndpoint.post("makeCode", "/transport/:id/log/code", { ...ofJob, success: TakeOverCode }),
  /** Gives a submitted log back, step by step, with what is to be mended; its leader is told. */
  giveBack: HttpApiEndpoint.put("giveBack", "/transport/:id/log/returned", {
    ...ofJob,
    payload: LogReturns,
    success: JourneyLog
  }).annotateMerge(repeatable),
  /** Lets the crew leave in spite of a defect that may be overruled. */
  overrule: HttpApiEndpoint.put(
    "overrule",
    "/transport/:id/log/defects/:defectId/overruled",
    ofDefect
  ).annotateMerge(repeatable),
  /** Says that a defect was mended, and how: the vehicle is in service again once none is left that forbids it. */
  mend: HttpApiEndpoint.put("mend", "/transport/:id/log/defects/:defectId/mended", ofDefect).annotateMerge(
    repeatable
  )
}

/** The log of a journey, as its agency watches and reviews it. */
export class JourneyLogApi extends HttpApiGroup.make("journeyLog")
  .add(...valuesOf(calls))
  .annotateEndpoints(Assumed, true)
  .middleware(SignedIn)
  .prefix("/api/v1") {
  static readonly calls = calls
}
