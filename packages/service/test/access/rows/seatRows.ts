import type { Row } from "../Row.ts"

const own = "401 403 403 403 403 403 200 403 403 404 403 403"
const nowhere = "401 403 403 403 403 403 404 403 403 404 403 403"

/** Which seats of journeys a worker may take, and what becomes of theirs. */
export const seatRows: ReadonlyArray<Row> = [
  [own, "seat.open", "/worker/:worker/seats"],
  [own, "seat.own", "/worker/:worker/seats/0/10"],
  [own, "seat.job", "/worker/:worker/transport/:transport"],
  [nowhere, "seat.job", "/worker/:worker/transport/:newTransport", undefined, "with no place in it"],
  [nowhere, "seat.apply", "/worker/:worker/seats/:openLine", undefined, "of what they may not be booked as"],
  [nowhere, "seat.apply", "/worker/:worker/seats/:none"],
  [own, "seat.objectTo", "/worker/:worker/bookings/:workedPlace/objection", { body: "It was an hour more" }],
  [
    nowhere,
    "seat.objectTo",
    "/worker/:worker/bookings/:alsoApplied/objection",
    { body: "Mine?" },
    "another's"
  ],
  [own, "seat.withdraw", "/worker/:worker/bookings/:place/withdrawal", {}],
  [nowhere, "seat.withdraw", "/worker/:worker/bookings/:alsoApplied/withdrawal", {}, "another's"]
]
