import type { PromiseClient } from "../client/Client.ts"
import type { Page } from "../contract/Page.ts"

/** An item of a list, whatever it is of. */
export type Item = Readonly<Record<string, unknown>>

/** What a list is asked: filters by their names, and which page. */
export interface Asked {
  readonly page: number
  readonly size: number
  readonly after: string | undefined
  readonly filters: Readonly<Record<string, unknown>>
}

/** A list that `crewfleet list` shows and `crewfleet export` keeps. */
export interface KnownList {
  readonly of: string
  /** The filters that its call takes, beside `agencyId`. */
  readonly filters: ReadonlyArray<string>
  /** What a table shows, by places such as `vehicle.regno`. */
  readonly columns: ReadonlyArray<string>
  readonly ask: (client: PromiseClient, asked: Asked) => Promise<Page<Item>>
}

// biome-ignore lint/suspicious/noExplicitAny: each list has its own request, made of the filters that it names here
type AnyList = (request: any) => Promise<Page<any>>

const inPath = (call: (client: PromiseClient) => AnyList): KnownList["ask"] => {
  return (client, { page, size, after, filters }) =>
    call(client)({ params: { page, size }, query: { ...filters, ...(after && { after }) } })
}

const inQuery = (call: (client: PromiseClient) => AnyList): KnownList["ask"] => {
  return (client, { page, size, after, filters }) =>
    call(client)({ query: { ...filters, page, size, ...(after && { after }) } })
}

const searching = ["searchCriteria", "direction"]

/** Every list by its name. */
export const lists: Readonly<Record<string, KnownList>> = {
  bookings: {
    of: "hires",
    filters: ["statuses", "from", "to", ...searching],
    columns: ["id", "status", "start", "end", "firstname", "surname", "vehicle.regno", "location.city"],
    ask: inPath((client) => client.booking.list)
  },
  vehicles: {
    of: "vehicles",
    filters: ["query", "statuses", "direction"],
    columns: ["id", "status", "regno", "name", "model", "type", "location.name"],
    ask: inQuery((client) => client.vehicle.list)
  },
  locations: {
    of: "places where vehicles are handed over",
    filters: [],
    columns: ["id", "name", "firstLine", "city", "postalCode", "country"],
    ask: inQuery((client) => client.vehicle.locations)
  },
  hirers: {
    of: "clients who hire",
    filters: ["sort", ...searching],
    columns: ["id", "name", "email", "telephone", "totalBooking", "verified"],
    ask: inPath((client) => client.hirer.list)
  },
  promotions: {
    of: "promotions",
    filters: ["query", "statuses", "sort", "direction"],
    columns: ["id", "status", "promotionType", "title", "code", "startDate", "expiryDate"],
    ask: inQuery((client) => client.promotion.list)
  },
  workers: {
    of: "workers",
    filters: ["search", "assignmentCodeId", "standings", "expiringWithin", "sort", "direction"],
    columns: ["id", "standing", "firstname", "lastname", "email", "employmentNumber", "nextExpiry"],
    ask: inPath((client) => client.agencyWorker.list)
  },
  applicants: {
    of: "those who wait to be taken on",
    filters: ["search", "declined"],
    columns: ["id", "firstname", "lastname", "email", "assignmentCode", "appliedAt"],
    ask: inPath((client) => client.agencyWorker.applicants)
  },
  jobs: {
    of: "transport jobs",
    filters: ["statuses", ...searching],
    columns: [
      "id",
      "refPrefix",
      "transportStatus",
      "dateTimeRequired",
      "pward",
      "destination",
      "vehicle",
      "driver"
    ],
    ask: inPath((client) => client.transport.list)
  },
  records: {
    of: "records that wait to be reviewed",
    filters: [],
    columns: ["id", "sort", "name", "workerId", "firstname", "lastname", "expires"],
    ask: inPath((client) => client.agencyWorker.waiting)
  },
  forms: {
    of: "forms that wait to be reviewed",
    filters: ["forms"],
    columns: ["workerId", "form", "revision", "firstname", "lastname", "submitted"],
    ask: inPath((client) => client.onboarding.waiting)
  }
}

/** What stands at a place of an item, such as `vehicle.regno`. */
export const valueAt = (item: Item, place: string): unknown =>
  place.split(".").reduce<unknown>((within, key) => Object(within)[key], item)
