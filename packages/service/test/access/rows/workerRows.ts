import type { Row } from "../Row.ts"

/** Who may see which agencies a worker has joined. */
export const workerRows: ReadonlyArray<Row> = [
  ["401 200 403 403 403 403 200 403 403 404 403 403", "worker.agencies", "/worker/:worker/agencies/0/100"],
  [
    "401 200 403 403 403 403 404 403 403 200 403 403",
    "worker.agencies",
    "/worker/:otherWorker/agencies/0/100"
  ],
  ["401 200 403 200 404 200 200 403 404 404 403 403", "worker.byId", "/worker/:worker"],
  ["401 400 403 400 404 403 400 403 403 404 403 403", "worker.update", "/worker/:worker", {}],
  [
    "401 403 403 403 403 403 200 403 403 404 403 403",
    "worker.share",
    "/worker/:worker/agencies/:agency/sharing",
    { shares: true }
  ],
  ["401 403 403 403 403 403 200 403 403 404 403 403", "worker.notices", "/worker/:worker/notices"],
  [
    "401 403 403 403 403 403 200 403 403 404 403 403",
    "worker.saveNotices",
    "/worker/:worker/notices",
    { endings: false }
  ],
  ["401 403 403 403 403 403 200 403 403 404 403 403", "worker.clients", "/worker/:worker/clients/0/10"],
  ["401 403 403 403 403 403 200 403 403 404 403 403", "worker.colleagues", "/worker/:worker/colleagues/0/10"],
  ["401 403 403 403 403 200 403 403 404 403 403 403", "worker.ofClient", "/client-worker/:client/0/10"]
]
