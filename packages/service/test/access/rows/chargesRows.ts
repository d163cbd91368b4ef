import type { Row } from "../Row.ts"

const charges = "/vehicle-booking/:booking/charges"
const none = { version: 1 }

/** Who may see and decide on the charges at a return; this booking's hire is not complete. */
export const chargesRows: ReadonlyArray<Row> = [
  ["401 403 403 200 404 403 403 403 403 403 403 403", "charges.sheet", charges],
  ["401 403 403 200 404 403 403 403 403 403 403 403", "charges.sheet", `${charges}?agencyId=:agency`],
  ["401 403 403 404 404 403 403 403 403 403 403 403", "charges.sheet", "/vehicle-booking/:none/charges"],
  ["401 403 403 409 404 403 403 403 403 403 403 403", "charges.decide", charges, none],
  ["401 403 403 409 404 403 403 403 403 403 403 403", "charges.decide", `${charges}?agencyId=:agency`, none],
  [
    "401 403 403 404 404 403 403 403 403 403 403 403",
    "charges.decide",
    "/vehicle-booking/:none/charges",
    none
  ]
]
