import type { Row } from "../Row.ts"

const money = "/vehicle-booking/:booking/money"
const payment = { kind: "PAYMENT", amount: 5, method: "CASH", date: "2026-01-01" }
const reason = { reason: "Typed twice" }

/** Who may see and enter the money of an agency's bookings. */
export const moneyRows: ReadonlyArray<Row> = [
  ["401 403 403 200 404 403 403 403 403 403 403 403", "money.sheet", money],
  ["401 403 403 200 404 403 403 403 403 403 403 403", "money.sheet", `${money}?agencyId=:agency`],
  ["401 403 403 404 404 403 403 403 403 403 403 403", "money.sheet", "/vehicle-booking/:none/money"],
  ["401 403 403 200 404 403 403 403 403 403 403 403", "money.enter", money, payment],
  ["401 403 403 200 404 403 403 403 403 403 403 403", "money.enter", `${money}?agencyId=:agency`, payment],
  ["401 403 403 200 404 403 403 403 403 403 403 403", "money.counter", `${money}/:payment/counter`, reason],
  [
    "401 403 403 409 404 403 403 403 403 403 403 403",
    "money.counter",
    `${money}/:payment/counter?agencyId=:agency`,
    reason
  ],
  ["401 403 403 404 404 403 403 403 403 403 403 403", "money.counter", `${money}/:none/counter`, reason]
]
