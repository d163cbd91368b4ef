import { shiftLife, transportLife } from "@crewfleet/machines/life"
import { expect, it } from "vitest"
import { describeOnce } from "../database/onBothDatabases.ts"
import { deedsOfLife } from "./deedsOfLife.ts"
import { deedsOfPlans } from "./deedsOfPlans.ts"
import { deedsOfWards } from "./deedsOfWards.ts"
import { describeDeeds, dyingAt } from "./dyingAt.ts"

describeOnce("A service that dies within a step of a journey", (run) => {
  const service = dyingAt(run)
  const { query } = service
  const deeds = { ...deedsOfLife(service), ...deedsOfPlans(service), ...deedsOfWards(service) }

  describeDeeds(service, deeds)

  it("was tried at every step of both lives", async () => {
    const taken = await query(async (db) => {
      const rows = await db
        .selectFrom("changes")
        .select("event")
        .distinct()
        .where("kind", "in", ["transport_job", "shift_booking"])
        .execute()
      return rows.map(({ event }) => event)
    })
    const steps = [...transportLife.machine.events, ...shiftLife.machine.events]
    // That the log of an aborted journey is accepted is tried with the log (../leader/dying.test.ts).
    expect(steps.filter((step) => !taken.includes(step))).toEqual(["log.accepted"])
  })
})
