import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { Assumed } from "../contract/Assumed.ts"
import { agencyInQuery } from "../contract/agencyInQuery.ts"
import { oneFile } from "../contract/oneFile.ts"
import { SignedIn } from "../contract/Refusal.ts"
import { ServerMessage } from "../contract/ServerMessage.ts"
import { valuesOf } from "../contract/valuesOf.ts"
import { oneOf } from "../contract/wire.ts"
import { Uuid } from "../delivery/outgoingOf.ts"
import { imageMaximum } from "../file/imageAcceptance.ts"
import { ConditionReports, OutgoingReport, ReceivedReport } from "./ConditionReport.ts"
import { moments } from "./conditionChoices.ts"

const params = {
  /** The number of the booking. */
  id: Schema.Int
}

const calls = {
  /** The reports of a booking, as far as they have been received. */
  both: HttpApiEndpoint.get("both", "/vehicle-booking/:id/condition-report", {
    params,
    query: agencyInQuery,
    success: ConditionReports
  }),
  /** Sends a report. The same twice is received once; one that does not follow the one that is there is a 409. */
  send: HttpApiEndpoint.put("send", "/vehicle-booking/:id/condition-report/:moment", {
    params: {
      ...params,
      /** When the report was made: at pick-up or at return. */
      moment: oneOf(moments)
    },
    query: agencyInQuery,
    payload: OutgoingReport,
    success: ReceivedReport
  }),
  /** Sends a photo of a damage: a picture of 5 MB at most. It may come before its report, and more than once. */
  sendPhoto: HttpApiEndpoint.put("sendPhoto", "/vehicle-booking/:id/damage-photo/:photoId", {
    params: {
      ...params,
      /** By what the report names the photo: a UUID that its sender made. */
      photoId: Uuid
    },
    query: agencyInQuery,
    payload: oneFile(imageMaximum),
    success: ServerMessage
  })
}

/** What a vehicle looked like at pick-up and at return. */
export class ConditionReportApi extends HttpApiGroup.make("conditionReport")
  .add(...valuesOf(calls))
  .annotateEndpoints(Assumed, true)
  .middleware(SignedIn)
  .prefix("/api/v1") {
  static readonly calls = calls
}
