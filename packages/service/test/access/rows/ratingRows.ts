import { ofHire, ofHirer } from "../../booking/ratingsAt.ts"
import type { Row } from "../Row.ts"

const rating = "/vehicle-booking/:booking/rating"
const shared = "/vehicle-booking/:booking/shared/rating"

/** Who may rate a hire that is complete by now; whoever may, and comes second, is told so. */
export const ratingRows: ReadonlyArray<Row> = [
  ["401 403 403 200 404 403 403 403 403 403 403 403", "rating.rateHirer", rating, ofHirer],
  [
    "401 403 403 409 404 403 403 403 403 403 403 403",
    "rating.rateHirer",
    `${rating}?agencyId=:agency`,
    ofHirer
  ],
  [
    "401 403 403 404 404 403 403 403 403 403 403 403",
    "rating.rateHirer",
    "/vehicle-booking/:none/rating",
    ofHirer
  ],
  ["401 403 403 403 403 200 403 403 404 403 409 404", "rating.rateHire", shared, ofHire],
  [
    "401 403 403 403 403 409 403 403 404 403 409 404",
    "rating.rateHire",
    `${shared}?clientId=:client`,
    ofHire
  ],
  [
    "401 403 403 403 403 404 403 403 404 403 404 404",
    "rating.rateHire",
    "/vehicle-booking/:none/shared/rating",
    ofHire
  ]
]
