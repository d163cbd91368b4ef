import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { Booking } from "../booking/Booking.ts"
import { Assumed } from "../contract/Assumed.ts"
import { agencyInQuery } from "../contract/agencyInQuery.ts"
import { directions } from "../contract/directions.ts"
import { oneFile } from "../contract/oneFile.ts"
import { afterInQuery, pageInPath, pageOf } from "../contract/Page.ts"
import { SignedIn } from "../contract/Refusal.ts"
import { repeatable } from "../contract/Repeatable.ts"
import { ServerMessage } from "../contract/ServerMessage.ts"
import { UploadedFile } from "../contract/UploadedFile.ts"
import { valuesOf } from "../contract/valuesOf.ts"
import { code, Day, Id, Instant, Interval, maybe, Numeric, named, oneOf } from "../contract/wire.ts"
import { imageMaximum } from "../file/imageAcceptance.ts"
import { answerFields, formFields } from "../form/formSchema.ts"
import { documentTypes } from "./documentType.ts"
import { hirerForm } from "./hirerForm.ts"
import { allHirersSorts, hirerSorts } from "./hirerLists.ts"
import { likenessInQuery } from "./likenessInQuery.ts"

const { address, licence, ...person } = answerFields(hirerForm)

const listed = {
  /** The number of the hirer. */
  id: Id,
  ...person,
  /** How often the hirer has booked with this agency. */
  totalBooking: maybe(Id),
  /** What agencies thought of the hirer, 1 to 5: the mean of all ratings. */
  rating: maybe(Numeric),
  /** Whether the hirer's identity is known to be right. */
  verified: maybe(Schema.Boolean)
}

/** A hirer in the list of an agency. */
export class ListedHirer extends named<ListedHirer>("ListedHirer")(listed) {}

/** An identity document on file (specification 001 §3). */
export class ClientDocument extends named<ClientDocument>("ClientDocument")({
  /** The number of the document. */
  id: maybe(Id),
  /** Its type. */
  name: code(documentTypes),
  /** The address of the file; where it is signed it is good for some minutes. */
  url: maybe(Schema.String),
  /** When it was put on file, in UTC. */
  createdDate: maybe(Instant),
  /** The day on which it was issued. */
  issueDate: maybe(Day),
  /** The last day on which it is valid. */
  expiryDate: maybe(Day),
  /** Counts how often it was replaced, where the service keeps count. */
  version: maybe(Id)
}) {}

/** A hirer with everything that is known of them (specification 001 §3). */
export class Hirer extends named<Hirer>("Hirer")({
  ...listed,
  /** Where the hirer lives. */
  address,
  /** The hirer's driving licence, as the desk saw it. */
  licence,
  /** The identity documents on file, one of a type. */
  clientDocs: maybe(Schema.Array(ClientDocument)),
  /** Counts the changes of what is said of the hirer, where the service keeps count. */
  version: maybe(Id),
  /** Whether the agency can correct what is said of the hirer; where it is not told or false, only the hirer can. */
  isCorrectable: maybe(Schema.Boolean)
}) {}

/** What an agency says of a hirer. */
export class HirerDetails extends named<HirerDetails>("HirerDetails")({
  ...formFields(hirerForm),
  /** The version that was edited; where it has another by now, nothing is changed, and it is a 409. */
  version: maybe(Id)
}) {}

/** A hirer whose details were saved. */
export class SavedHirer extends named<SavedHirer>("SavedHirer")({
  /** The number of the hirer. */
  id: Id,
  /** Counts the changes of what is said of the hirer. */
  version: maybe(Id)
}) {}

/** Documents to put on file. */
export class NewDocuments extends named<NewDocuments>("NewDocuments")({
  /** The number of the hirer. */
  id: Id,
  /** The documents; at least one. */
  clientDocs: Schema.NonEmptyArray(
    Schema.Struct({
      /** What the upload answered as `fileUrl`. */
      url: Schema.String,
      /** Its type. */
      name: oneOf(documentTypes),
      /** The day on which it was issued. */
      issueDate: maybe(Day),
      /** The last day on which it is valid. */
      expiryDate: maybe(Day),
      /** That of the document which it takes the place of, so that nobody replaces what they have not seen. */
      version: maybe(Id)
    })
  ),
  /** Takes the place of a document of the same type; without it that is a 409. */
  replace: maybe(Schema.Boolean)
}) {}

const params = {
  /** The number of the hirer. */
  id: Schema.Int
}

/** What any list of hirers can be asked. */
const asked = {
  ...afterInQuery,
  /** Only those in whose name, e-mail address or telephone number this text occurs. */
  searchCriteria: Schema.optional(Schema.String),
  /**
   * Only those who were put on record in this interval: `2026-11-01T00:00:00Z/2026-12-01T00:00:00Z`, its end no longer in it. They
   * come as they were, unless told.
   */
  added: Schema.optional(Interval)
}

const calls = {
  /** The hirers whom an agency knows, as they booked with it or it entered them, page by page, by name unless told (specification 001 §7). */
  list: HttpApiEndpoint.get("list", "/client/:page/:size", {
    params: pageInPath,
    query: {
      ...agencyInQuery,
      ...asked,
      /** By what they are sorted. */
      sort: Schema.optional(oneOf(hirerSorts)),
      /** The least first (ASC, unless told), or the most (DESC). */
      direction: Schema.optional(oneOf(directions))
    },
    success: pageOf(ListedHirer)
  }),
  /** The hirers of all agencies together, each once, page by page, by name unless told; their bookings are those with any agency. */
  all: HttpApiEndpoint.get("all", "/client/all/:page/:size", {
    params: pageInPath,
    query: {
      ...asked,
      /** By what they are sorted. */
      sort: Schema.optional(oneOf(allHirersSorts)),
      /** The least first (ASC, unless told), or the most (DESC). */
      direction: Schema.optional(oneOf(directions))
    },
    success: pageOf(ListedHirer)
  }),
  /** The agency's own hirers who may be the same person: by e-mail, by telephone, or by name and date of birth; 5 at most. */
  alike: HttpApiEndpoint.get("alike", "/client/alike", {
    query: { ...agencyInQuery, ...likenessInQuery },
    success: Schema.Array(ListedHirer)
  }),
  /** Enters a hirer. Somebody whom only others know is another hirer of the agency's own. */
  create: HttpApiEndpoint.post("create", "/client", {
    query: agencyInQuery,
    payload: HirerDetails,
    success: SavedHirer
  }).annotateMerge(repeatable),
  /** Corrects what is said of a hirer; what is absent stays, null clears. It is a 400 where only the hirer can. */
  update: HttpApiEndpoint.put("update", "/client/:id", {
    params,
    query: agencyInQuery,
    payload: HirerDetails,
    success: SavedHirer
  }).annotateMerge(repeatable),
  /** A hirer, with the identity documents on file. Who looks at them is written down. */
  byId: HttpApiEndpoint.get("byId", "/client/:id", { params, query: agencyInQuery, success: Hirer }),
  /** What a hirer has booked with an agency, page by page, the last to start first. */
  bookings: HttpApiEndpoint.get("bookings", "/client/:id/bookings/:page/:size", {
    params: { ...params, ...pageInPath },
    query: { ...agencyInQuery, ...afterInQuery },
    success: pageOf(Booking)
  }),
  /** Uploads the picture of an identity document: PNG, JPEG or WEBP, 5 MB at most. It is on nobody's file yet. */
  uploadDocument: HttpApiEndpoint.post("uploadDocument", "/client/documents/file", {
    query: agencyInQuery,
    payload: oneFile(imageMaximum),
    success: UploadedFile
  }),
  /** Puts uploaded documents on a hirer's file. */
  addDocuments: HttpApiEndpoint.put("addDocuments", "/client/documents", {
    query: agencyInQuery,
    payload: NewDocuments,
    success: ServerMessage
  })
}

/** The hirers whom an agency knows, and their identity documents (specification 001 §7). */
export class HirerApi extends HttpApiGroup.make("hirer")
  .add(...valuesOf(calls))
  .annotateEndpoints(Assumed, true)
  .middleware(SignedIn)
  .prefix("/api/v1") {
  static readonly calls = calls
}
