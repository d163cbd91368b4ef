import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { Assumed } from "../contract/Assumed.ts"
import { BodyLimit } from "../contract/BodyLimit.ts"
import { directions } from "../contract/directions.ts"
import { afterInQuery, pageInPath, pageOf } from "../contract/Page.ts"
import { SignedIn } from "../contract/Refusal.ts"
import { repeatable } from "../contract/Repeatable.ts"
import { ServerMessage } from "../contract/ServerMessage.ts"
import { valuesOf } from "../contract/valuesOf.ts"
import { codesJoined, Day, Id, maybe, named, oneOf } from "../contract/wire.ts"
import { ListedTransport } from "./ListedTransport.ts"
import { SamePatient, TransportJob } from "./TransportJob.ts"
import { TransportLook, TransportMessage } from "./TransportRecords.ts"
import { MessageBody, NewTransport, TransportChange, TransportReceipt } from "./TransportRequests.ts"
import { transportStatuses } from "./transportStatus.ts"

/** Why a request is cancelled. */
export class TransportCancellation extends named<TransportCancellation>("TransportCancellation")({
  /** Why, 500 characters at most. */
  reason: maybe(Schema.String),
  /** The version that the person saw; where it has another by now, nothing is changed, and it is a 409. */
  version: maybe(Id)
}) {}

/** A one-time code that came by mail. */
export class TransportCode extends named<TransportCode>("TransportCode")({
  /** The digits. */
  code: Schema.String
}) {}

/** A patient, and the day of a journey. */
export class AskedPatient extends named<AskedPatient>("AskedPatient")({
  /** The patient's name. */
  patientName: Schema.String,
  /** The patient's day of birth. */
  pdob: Day,
  /** The day of the journey. */
  day: Day
}) {}

/** An agency that a client may ask. */
export class AskableAgency extends named<AskableAgency>("AskableAgency")({
  /** The number of the agency. */
  id: Id,
  /** What the agency is called. */
  name: Schema.String,
  /** Its time zone, such as `Europe/Paris`; the platform's where it is absent. */
  timeZone: maybe(Schema.String)
}) {}

const params = {
  /** The number of the job. */
  id: Schema.Int
}
const whose = {
  /** The client, who it is unless told: whoever is signed in. */
  clientId: Schema.optional(Schema.Int)
}
const ofJob = { params, query: whose }

const calls = {
  /**
   * Asks an agency for a journey, as a guest. Its maker has a mail with the reference and a link to the request.
   * `dateTimeRequired` without an offset is what the clocks in the agency's time zone show, or in the platform's where it has none: the
   * first of two where they show it twice, and as much later as they skip where they skip it. A day without a time lacks it, and is a 400.
   */
  guest: HttpApiEndpoint.post("guest", "/guest/transport", {
    payload: NewTransport,
    success: TransportReceipt
  }).annotate(BodyLimit, 100_000),
  /** The agencies that a client may ask. */
  agencies: HttpApiEndpoint.get("agencies", "/transport-request/agencies", {
    query: whose,
    success: Schema.Array(AskableAgency)
  }).middleware(SignedIn),
  /** What a client's wards have asked for, page by page: the first to be picked up first unless told. */
  list: HttpApiEndpoint.get("list", "/transport-request/:page/:size", {
    params: pageInPath,
    query: {
      ...whose,
      /** Only those that stand so; all, unless told. */
      statuses: Schema.optional(codesJoined(transportStatuses)),
      /** Only those in which this text occurs: reference, ward, destination or a post code. */
      searchCriteria: Schema.optional(Schema.String),
      /** By when the patient is picked up: the first first (ASC), or the last (DESC). */
      direction: Schema.optional(oneOf(directions)),
      ...afterInQuery
    },
    success: pageOf(ListedTransport)
  }).middleware(SignedIn),
  /**
   * Asks an agency for a journey, as a client.
   * `dateTimeRequired` without an offset is what the clocks in the agency's time zone show, or in the platform's where it has none: the
   * first of two where they show it twice, and as much later as they skip where they skip it. A day without a time lacks it, and is a 400.
   */
  create: HttpApiEndpoint.post("create", "/transport-request", {
    query: whose,
    payload: NewTransport,
    success: TransportJob
  })
    .annotateMerge(repeatable)
    .middleware(SignedIn),
  /** What the same client has asked for the same patient on the same day. */
  samePatient: HttpApiEndpoint.post("samePatient", "/transport-request/same-patient", {
    query: whose,
    payload: AskedPatient,
    success: Schema.Array(SamePatient)
  }).middleware(SignedIn),
  /** A request as the client whose it is reads it, or whoever holds the link to it: the patient only after the code. */
  byId: HttpApiEndpoint.get("byId", "/transport-request/:id", { ...ofJob, success: TransportJob }).middleware(
    SignedIn
  ),
  /**
   * Changes a request. What touches an accepted one is shown to its agency. A crew that is left out stays as it is.
   * `dateTimeRequired` without an offset is what the clocks in the agency's time zone show, or in the platform's where it has none: the
   * first of two where they show it twice, and as much later as they skip where they skip it. A day without a time lacks it, and is a 400.
   */
  change: HttpApiEndpoint.put("change", "/transport-request/:id", {
    ...ofJob,
    payload: TransportChange,
    success: TransportJob
  })
    .annotateMerge(repeatable)
    .middleware(SignedIn),
  /** Cancels a request; where the crew was sent already, the journey is aborted. */
  cancel: HttpApiEndpoint.put("cancel", "/transport-request/:id/cancellation", {
    ...ofJob,
    payload: TransportCancellation,
    success: TransportJob
  })
    .annotateMerge(repeatable)
    .middleware(SignedIn),
  /** What ward and agency wrote to each other, the first first. */
  messages: HttpApiEndpoint.get("messages", "/transport-request/:id/messages", {
    ...ofJob,
    success: Schema.Array(TransportMessage)
  }).middleware(SignedIn),
  /** Writes to the agency. */
  addMessage: HttpApiEndpoint.post("addMessage", "/transport-request/:id/messages", {
    ...ofJob,
    payload: MessageBody,
    success: TransportMessage
  })
    .annotateMerge(repeatable)
    .middleware(SignedIn),
  /** Who looked at what not everybody may read of a request, the last first. */
  looks: HttpApiEndpoint.get("looks", "/transport-request/:id/looks/:page/:size", {
    params: { ...params, ...pageInPath },
    query: { ...whose, ...afterInQuery },
    success: pageOf(TransportLook)
  }).middleware(SignedIn),
  /** Mails a one-time code to whoever made the request, for the holder of its link. */
  sendCode: HttpApiEndpoint.post("sendCode", "/transport-request/:id/code", {
    params,
    success: ServerMessage
  }).middleware(SignedIn),
  /** Takes the code: from then on this browser reads the patient too. */
  unlock: HttpApiEndpoint.put("unlock", "/transport-request/:id/code", {
    params,
    payload: TransportCode,
    success: TransportJob
  }).middleware(SignedIn)
}

/** Requests for journeys as wards make and follow them (specification 002 §2 and §7). */
export class TransportRequestApi extends HttpApiGroup.make("transportRequest")
  .add(...valuesOf(calls))
  .annotateEndpoints(Assumed, true)
  .prefix("/api/v1") {
  static readonly calls = calls
}
