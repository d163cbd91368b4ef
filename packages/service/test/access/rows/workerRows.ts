import type { Row } from "../Row.ts"

/** Who may see which agencies a worker has joined. */
export const workerRows: ReadonlyArray<Row> = [
  ["401 403 403 403 403 403 200 403 403 404 403 403", "worker.agencies", "/worker/:worker/agencies/0/100"],
  [
    "401 403 403 403 403 403 404 403 403 200 403 403",
    "worker.agencies",
    "/worker/:otherWorker/agencies/0/100"
  ]
]
