import { defaultTimeZone } from "@crewfleet/sdk/rules"
import { beforeAll, expect, it } from "vitest"
import { clockJobs } from "../../src/clockJobs.ts"
import { describeOnBoth } from "../database/onBothDatabases.ts"
import { insertPeople, type People } from "../people.ts"
import { clockCases } from "./clockCases.ts"
import { dyingOn } from "./dyingOn.ts"
import { instancesOn, minute } from "./instances.ts"

const nothing = { arrange: async () => {}, left: async () => {}, expected: undefined, handled: 0 }
const everyJob = clockJobs(defaultTimeZone)
const cases = everyJob.map(
  (clockJob) => [clockJob.name, clockJob, clockCases[clockJob.name] ?? nothing] as const
)

it("has a case of each work by the clock", () => {
  expect(Object.keys(clockCases).sort()).toEqual(everyJob.map(({ name }) => name).sort())
})

it("is called and told for people", () => {
  for (const { name, sentence } of everyJob) {
    expect(name).toMatch(/^[a-z]+(-[a-z]+)+$/)
    expect(sentence).toMatch(/^[A-Z][a-z]+s .*[^.]$/)
  }
  expect(new Set(everyJob.map(({ name }) => name)).size).toBe(everyJob.length)
})

describeOnBoth("Each work by the clock", (run) => {
  const { shared } = instancesOn(run)
  const noon = Date.parse("2026-07-15T12:00Z")
  let people: People

  beforeAll(async () => {
    people = await run(shared.database.query(insertPeople))
  })

  const jobsOf = (name: string) =>
    run(shared.database.query((db) => db.selectFrom("jobs").selectAll().where("kind", "=", name).execute()))
  /** A run of which a process died may have been overtaken by the next. */
  const isOver = async (name: string) => {
    const jobs = await jobsOf(name)
    return jobs.some(({ outcome }) => outcome === "done") && jobs.every(({ endedAt }) => endedAt)
  }
  const handled = async (name: string) =>
    (await jobsOf(name)).reduce((sum, each) => sum + (each.handled ?? 0), 0)

  it.each(cases)(
    "%s is done once by one of two processes",
    async (name, clockJob, { arrange, ...wanted }) => {
      shared.ahead = noon - Date.now()
      await run(shared.database.query((db) => arrange(db, people, noon)))
      const options = { kinds: [], clockJobs: [clockJob] }
      await Promise.all([shared.start(options), shared.start(options)])
      await expect.poll(() => isOver(name)).toBe(true)
      expect(await run(shared.database.query(wanted.left))).toEqual(wanted.expected)
      expect(await handled(name)).toBe(wanted.handled)
    }
  )

  it.each(cases)(
    "%s is done once, after which of its statements a process may be killed",
    async (name, clockJob, { arrange, ...wanted }) => {
      for (let statements = 0; ; statements++) {
        shared.ahead = noon - Date.now()
        await run(shared.database.query((db) => arrange(db, people, noon)))
        let ended = true
        for (let job = 0; job < 3; job++) {
          ended = (await run(dyingOn(shared.database, shared.now, clockJob, statements))) && ended
        }
        shared.ahead += minute
        const { stop } = await shared.start({ kinds: [], clockJobs: [clockJob] })
        await expect.poll(() => isOver(name)).toBe(true)
        await stop()
        const left = await run(shared.database.query(wanted.left))
        expect(left, `killed after ${statements} statements`).toEqual(wanted.expected)
        await run(shared.database.query((db) => db.deleteFrom("jobs").where("kind", "=", name).execute()))
        if (ended) return expect(statements).toBeGreaterThan(0)
      }
    }
  )
})
