import { shiftLife, transportLife } from "@crewfleet/machines/life"
import { expect, it } from "vitest"
import { describeOnce } from "../database/onBothDatabases.ts"
import { deedsOfLife } from "./deedsOfLife.ts"
import { deedsOfPlans } from "./deedsOfPlans.ts"
import { deedsOfWards } from "./deedsOfWards.ts"
import { dyingAt } from "./dyingAt.ts"

describeOnce("A service that dies within a step of a journey", (run) => {
  const service = dyingAt(run)
  const { dyingAfter, everything, mailed, query } = service
  const deeds = { ...deedsOfLife(service), ...deedsOfPlans(service), ...deedsOfWards(service) }

  for (const [name, { prepare, told: expected, mails, isRepeated = false }] of Object.entries(deeds))
    it(`has it ${name} whole or not at all, and mails of it what it does`, async () => {
      const { work, told } = await prepare()
      const [before, sent] = [await everything(), await mailed()]
      let statements = 0
      for (; !(await dyingAfter(statements, work)); statements += 1) {
        expect(await everything(), `after ${statements}`).toEqual(before)
        expect(statements).toBeLessThan(200)
      }
      expect(statements).toBeGreaterThan(4)
      expect(await told()).toEqual(expected)
      const more = (await mailed()).filter((key) => !sent.includes(key))
      expect(new Set(more).size).toBe(more.length)
      expect(more, more.join()).toHaveLength(mails)
      expect(await dyingAfter(1_000, work)).toBe(isRepeated)
      expect(await mailed()).toHaveLength(sent.length + mails)
    })

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
    expect(steps.filter((step) => !taken.includes(step))).toEqual([])
  })
})
