import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { logoMaximum } from "../agency/profile.ts"
import { Assumed } from "../contract/Assumed.ts"
import { oneFile } from "../contract/oneFile.ts"
import { SignedIn } from "../contract/Refusal.ts"
import { Uuid } from "../delivery/outgoingOf.ts"
import { ServerMessage } from "../session/SessionApi.ts"
import { ConditionReports, OutgoingReport, ReceivedReport } from "./ConditionReport.ts"
import { moments } from "./conditionChoices.ts"

const query = { agencyId: Schema.optional(Schema.Int) }

/**
 * What a vehicle looked like at pick-up and at return. Reports and photos are named by their sender, so both may be
 * sent again; photos may arrive before their report. A report that does not follow the one that is there is a 409.
 */
export class ConditionReportApi extends HttpApiGroup.make("conditionReport")
  .add(
    HttpApiEndpoint.get("both", "/vehicle-booking/:id/condition-report", {
      params: { id: Schema.Int },
      query,
      success: ConditionReports
    }),
    HttpApiEndpoint.put("send", "/vehicle-booking/:id/condition-report/:moment", {
      params: { id: Schema.Int, moment: Schema.Literals(moments) },
      query,
      payload: OutgoingReport,
      success: ReceivedReport
    }),
    HttpApiEndpoint.put("sendPhoto", "/vehicle-booking/:id/damage-photo/:photoId", {
      params: { id: Schema.Int, photoId: Uuid },
      query,
      payload: oneFile(logoMaximum),
      success: ServerMessage
    })
  )
  .annotateEndpoints(Assumed, true)
  .middleware(SignedIn)
  .prefix("/api/v1") {}
