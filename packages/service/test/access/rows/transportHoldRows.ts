import type { Row } from "../Row.ts"

const hold = { reason: "An inquest" }

/** Who keeps what a journey says of its patient from being erased. */
export const transportHoldRows: ReadonlyArray<Row> = [
  ["401 200 403 403 403 403 403 403 403 403 403 403", "transport.hold", "/transport/:request/hold", hold],
  ["401 404 403 403 403 403 403 403 403 403 403 403", "transport.hold", "/transport/:none/hold", hold]
]
