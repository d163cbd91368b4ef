import type { Row } from "../Row.ts"

const anybody = "200 200 200 200 200 200 200 200 200 200 200 200"
const ofJob = "401 403 403 409 404 403 403 403 403 403 403 403"
const nowhere = "401 403 403 404 404 403 403 403 403 403 403 403"
const ofRequest = "401 403 403 403 403 404 403 403 404 403 403 403"
const job = "/transport/:overTransport/pack"
const request = "/transport-request/:request/pack"

/** Who gets the sealed pack of a journey, which is not sealed here; the links are to hires, and open none. */
export const packRows: ReadonlyArray<Row> = [
  [anybody, "pack.key", "/pack-key"],
  [ofJob, "pack.ofJob", job],
  [ofJob, "pack.pdfOfJob", `${job}.pdf`],
  [nowhere, "pack.ofJob", "/transport/:none/pack", undefined, "that is not there"],
  [ofRequest, "pack.ofRequest", request],
  [ofRequest, "pack.pdfOfRequest", `${request}.pdf`],
  [ofRequest, "pack.ofRequest", "/transport-request/:none/pack", undefined, "that is not there"]
]
