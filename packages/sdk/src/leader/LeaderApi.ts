import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { Assumed } from "../contract/Assumed.ts"
import { oneFile } from "../contract/oneFile.ts"
import { SignedIn } from "../contract/Refusal.ts"
import { ServerMessage } from "../contract/ServerMessage.ts"
import { valuesOf } from "../contract/valuesOf.ts"
import { Instant, maybe, oneOf } from "../contract/wire.ts"
import { outgoingOf, Uuid } from "../delivery/outgoingOf.ts"
import { imageMaximum } from "../file/imageAcceptance.ts"
import type { HandoverEnd } from "./handover.ts"
import { LeaderLog, LogEntry, LogOpening } from "./LeaderLog.ts"
import { logContents } from "./LogContent.ts"

const params = {
  /** The number of the job. */
  id: Schema.Int
}

const ends: ReadonlyArray<HandoverEnd> = ["TAKEN", "HANDED"]
const endParams = {
  ...params,
  /** Which handover: TAKEN at the pickup, HANDED at the destination. */
  end: oneOf(ends)
}

const receivedOf = <Content extends Schema.Top>(content: Content) =>
  Schema.Struct({
    /** By what it is known: a UUID that its sender made. */
    id: Uuid,
    /** When the service received it, in UTC. */
    receivedAt: Instant,
    /** The name of whoever noted it. */
    receivedFrom: maybe(Schema.String),
    /** Whether somebody else keeps the log by now, so that it stands beside what is there. */
    isAside: maybe(Schema.Boolean),
    /** What it says. */
    content
  })

const delivered = <
  const Name extends string,
  Content extends Schema.Top,
  Besides extends Schema.Struct.Fields
>(
  name: Name,
  content: Content,
  besides: Besides
) => ({
  payload: Schema.Struct({ ...outgoingOf(content), ...besides }).annotate({ identifier: `Outgoing${name}` }),
  success: receivedOf(content).annotate({ identifier: `Received${name}` })
})

const ofStep = {
  /**
   * The number of the last return that its sender had read when it was asked to be sent, 0 where there was none: a later one is not
   * mended by it. Whoever does not say so mends all that is open of the step.
   */
  returnsRead: Schema.optional(
    Schema.NullOr(Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 2_147_483_647 })))
  )
}

const calls = {
  /** Opens the log of a journey on a device, for its team leader alone; takes it over with a code where somebody else keeps it. */
  open: HttpApiEndpoint.post("open", "/worker/:workerId/transport/:id/log", {
    params: {
      /** The number of the worker. */
      workerId: Schema.Int,
      ...params
    },
    payload: LogOpening,
    success: LogEntry
  }),
  /** All that the journey needs, and the log as far as it has been received. */
  read: HttpApiEndpoint.get("read", "/team-leader/:id", { params, success: LeaderLog }),
  /** Sends the log of the vehicle. The same twice is received once; so it is with every part. */
  sendVehicle: HttpApiEndpoint.put("sendVehicle", "/team-leader/:id/vehicle", {
    params,
    ...delivered("VehicleLog", logContents.vehicle, ofStep)
  }),
  /** Sends what property was taken over or handed over. */
  sendProperty: HttpApiEndpoint.put("sendProperty", "/team-leader/:id/property/:end", {
    params: endParams,
    ...delivered("Property", logContents.property, ofStep)
  }),
  /** Sends what medication was taken over or handed over. */
  sendMedication: HttpApiEndpoint.put("sendMedication", "/team-leader/:id/medication/:end", {
    params: endParams,
    ...delivered("Medication", logContents.medication, ofStep)
  }),
  /** Sends drop-off and feedback: with it the log is submitted, once all else is there. */
  sendDropOff: HttpApiEndpoint.put("sendDropOff", "/team-leader/:id/drop-off", {
    params,
    ...delivered("DropOff", logContents.dropOff, ofStep)
  }),
  /** Sends the times of the crew. */
  sendTimes: HttpApiEndpoint.put("sendTimes", "/team-leader/:id/times", {
    params,
    ...delivered("Times", logContents.times, ofStep)
  }),
  /** Sends what happened on the road; the agency is told at once. */
  sendIncident: HttpApiEndpoint.put("sendIncident", "/team-leader/:id/incidents/:incidentId", {
    params: {
      ...params,
      /** By what the incident is known: a UUID that its sender made. */
      incidentId: Uuid
    },
    ...delivered("Incident", logContents.incident, {})
  }),
  /** Sends a photo: a picture of 5 MB at most. It may come before the record that names it, and more than once. */
  sendPhoto: HttpApiEndpoint.put("sendPhoto", "/team-leader/:id/photos/:photoId", {
    params: {
      ...params,
      /** By what its record names the photo: a UUID that its sender made. */
      photoId: Uuid
    },
    payload: oneFile(imageMaximum),
    success: ServerMessage
  })
}

/** The log of a journey, as its team leader keeps it (specification 002 §2, §3 and §7). */
export class LeaderApi extends HttpApiGroup.make("leader")
  .add(...valuesOf(calls))
  .annotateEndpoints(Assumed, true)
  .middleware(SignedIn)
  .prefix("/api/v1") {
  static readonly calls = calls
}
