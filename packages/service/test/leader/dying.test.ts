import { beforeAll } from "vitest"
import { describeOnce } from "../database/onBothDatabases.ts"
import { describeDeeds, dyingAt } from "../transport/dyingAt.ts"
import { deedsOfLogs } from "./deedsOfLogs.ts"

describeOnce("A service that dies within a deed on a log", (run) => {
  const service = dyingAt(run)
  beforeAll(async () => {
    await service.isFit(service.served.people.worker)
    await service.holds(service.served.people.worker, 1)
  })
  describeDeeds(service, deedsOfLogs(service))
})
