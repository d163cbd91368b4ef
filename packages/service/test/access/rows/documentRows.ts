import type { Row } from "../Row.ts"

const reason = { reason: "A claim" }
const ofClient = "/document/hirer/:client"

/** What is kept of people, and for how long, is for admins who see the platform's settings. */
export const documentRows: ReadonlyArray<Row> = [
  ["401 200 403 403 403 403 403 403 403 403 403 403", "document.ofOwner", ofClient],
  ["401 200 403 403 403 403 403 403 403 403 403 403", "document.ofOwner", "/document/worker/:worker"],
  ["401 404 403 403 403 403 403 403 403 403 403 403", "document.ofOwner", "/document/worker/:none"],
  ["401 404 403 403 403 403 403 403 403 403 403 403", "document.ofOwner", "/document/vehicle/:none"],
  ["401 404 403 403 403 403 403 403 403 403 403 403", "document.ofOwner", "/document/job/:none"],
  ["401 400 403 403 403 403 403 403 403 403 403 403", "document.ofOwner", "/document/cat/:client"],
  [
    "401 200 403 403 403 403 403 403 403 403 403 403",
    "document.holdOwner",
    "/document/hirer/:client/hold",
    reason
  ],
  [
    "401 404 403 403 403 403 403 403 403 403 403 403",
    "document.holdOwner",
    "/document/worker/:none/hold",
    reason
  ],
  [
    "401 409 403 403 403 403 403 403 403 403 403 403",
    "document.eraseOwner",
    "/document/hirer/:client/erase",
    reason
  ],
  [
    "401 404 403 403 403 403 403 403 403 403 403 403",
    "document.eraseOwner",
    "/document/worker/:none/erase",
    reason
  ],
  ["401 404 403 403 403 403 403 403 403 403 403 403", "document.hold", "/document/:none/hold", reason],
  [
    "401 404 403 403 403 403 403 403 403 403 403 403",
    "document.release",
    "/document/hold/:none/release",
    reason
  ],
  ["401 404 403 403 403 403 403 403 403 403 403 403", "document.erase", "/document/:none/erase", reason]
]
