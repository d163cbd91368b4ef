import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { Booking } from "../booking/Booking.ts"
import { Assumed } from "../contract/Assumed.ts"
import { oneFile } from "../contract/oneFile.ts"
import { afterInQuery, pageOf } from "../contract/Page.ts"
import { SignedIn } from "../contract/Refusal.ts"
import { Id, Instant, maybe, Numeric } from "../contract/wire.ts"
import { imageMaximum } from "../file/imageAcceptance.ts"
import { ServerMessage } from "../session/SessionApi.ts"

/** A hirer in the list of an agency; `totalBooking` counts the bookings with this agency, `rating` is 1 to 5. */
export const ListedHirer = Schema.Struct({
  id: Id,
  name: maybe(Schema.String),
  email: maybe(Schema.String),
  telephone: maybe(Schema.String),
  totalBooking: maybe(Numeric),
  rating: maybe(Numeric),
  verified: maybe(Schema.Boolean)
})
export type ListedHirer = typeof ListedHirer.Type

/** An identity document on file (specification 001 §3). */
export const ClientDocument = Schema.Struct({
  id: maybe(Id),
  /** Its type: ID, DRIVER, PASSPORT or PROOF_RESIDENCE. */
  name: Schema.String,
  /** An address; where it is signed it is good for some minutes. */
  url: maybe(Schema.String),
  createdDate: maybe(Instant),
  /** A day: `2031-04-30`. */
  expiryDate: maybe(Schema.String),
  /** Counts how often it was replaced, where the service keeps count. */
  version: maybe(Id)
})
export type ClientDocument = typeof ClientDocument.Type

/** A hirer with everything that is known of them (specification 001 §3). */
export const Hirer = Schema.Struct({
  ...ListedHirer.fields,
  address: maybe(
    Schema.Struct({
      firstLine: maybe(Schema.String),
      town: maybe(Schema.String),
      country: maybe(Schema.String)
    })
  ),
  clientDocs: maybe(Schema.Array(ClientDocument))
})
export type Hirer = typeof Hirer.Type

/** Documents to put on file: `url` is what the upload answered, `name` the type. */
export const NewDocuments = Schema.Struct({
  id: Id,
  clientDocs: Schema.NonEmptyArray(
    Schema.Struct({
      url: Schema.String,
      name: Schema.String,
      /** That of the document which it takes the place of, so that nobody replaces what they have not seen. */
      version: maybe(Id)
    })
  ),
  /** Takes the place of a document of the same type; without it that is a conflict. */
  replace: maybe(Schema.Boolean)
})
export type NewDocuments = typeof NewDocuments.Type

/** Where an uploaded file is. */
export const UploadedFile = Schema.Struct({ fileUrl: Schema.String })
export type UploadedFile = typeof UploadedFile.Type

const ofAgency = { agencyId: Schema.optional(Schema.Int) }

/**
 * The hirers who have booked with an agency, page by page, and their identity documents (specification 001 §7).
 * `sort` is `name`, `totalBooking` or `rating`, `direction` is `ASC` or `DESC`; `searchCriteria` looks into names,
 * e-mail and telephone.
 */
export class HirerApi extends HttpApiGroup.make("hirer")
  .add(
    HttpApiEndpoint.get("list", "/client/:page/:size", {
      params: { page: Schema.Int, size: Schema.Int },
      query: {
        ...ofAgency,
        ...afterInQuery,
        searchCriteria: Schema.optional(Schema.String),
        sort: Schema.optional(Schema.String),
        direction: Schema.optional(Schema.String)
      },
      success: pageOf(ListedHirer)
    }),
    HttpApiEndpoint.get("byId", "/client/:id", {
      params: { id: Schema.Int },
      query: ofAgency,
      success: Hirer
    }),
    HttpApiEndpoint.get("bookings", "/client/:id/bookings/:page/:size", {
      params: { id: Schema.Int, page: Schema.Int, size: Schema.Int },
      query: { ...ofAgency, ...afterInQuery },
      success: pageOf(Booking)
    }),
    HttpApiEndpoint.post("uploadDocument", "/client/documents/file", {
      query: ofAgency,
      payload: oneFile(imageMaximum),
      success: UploadedFile
    }),
    HttpApiEndpoint.put("addDocuments", "/client/documents", {
      query: ofAgency,
      payload: NewDocuments,
      success: ServerMessage
    })
  )
  .annotateEndpoints(Assumed, true)
  .middleware(SignedIn)
  .prefix("/api/v1") {}
