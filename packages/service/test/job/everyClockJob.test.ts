import { defaultTimeZone } from "@crewfleet/sdk/rules"
import { beforeAll, expect, it } from "vitest"
import { clockJobs } from "../../src/clockJobs.ts"
import { describeOnBoth, describeOnce, type Run } from "../database/onBothDatabases.ts"
import { insertPeople, type People } from "../people.ts"
import type { ClockCase } from "./ClockCase.ts"
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

/** Processes that share a database with a few people in it, and what they do at noon. */
const workingOn = (run: Run) => {
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
  return {
    shared,
    jobsOf,
    /** It is noon, and there is something to do. */
    begin: (arrange: ClockCase["arrange"]) => {
      shared.ahead = noon - Date.now()
      return run(shared.database.query((db) => arrange(db, people, noon)))
    },
    comesToItsEnd: (name: string) => expect.poll(() => isOver(name), { interval: 10 }).toBe(true)
  }
}

describeOnBoth("Each work by the clock", (run) => {
  const { shared, jobsOf, begin, comesToItsEnd } = workingOn(run)

  it.each(cases)(
    "%s is done once by one of two processes",
    async (name, clockJob, { arrange, ...wanted }) => {
      await begin(arrange)
      const options = { kinds: [], clockJobs: [clockJob] }
      await Promise.all([shared.start(options), shared.start(options)])
      await comesToItsEnd(name)
      expect(await run(shared.database.query(wanted.left))).toEqual(wanted.expected)
      const handled = (await jobsOf(name)).reduce((sum, each) => sum + (each.handled ?? 0), 0)
      expect(handled).toBe(wanted.handled)
    }
  )
})

// What is done before a statement and after it, and in which transaction, is the same on either database.
describeOnce("Each work by the clock", (run) => {
  const { shared, begin, comesToItsEnd } = workingOn(run)

  it.each(cases)(
    "%s is done once, after which of its statements a process may be killed",
    async (name, clockJob, { arrange, ...wanted }) => {
      for (let statements = 0; ; statements++) {
        await begin(arrange)
        let ended = true
        for (let job = 0; job < 3; job++) {
          ended = (await run(dyingOn(shared.database, shared.now, clockJob, statements))) && ended
        }
        shared.ahead += minute
        const { stop } = await shared.start({ kinds: [], clockJobs: [clockJob] })
        await comesToItsEnd(name)
        await stop()
        const left = await run(shared.database.query(wanted.left))
        expect(left, `killed after ${statements} statements`).toEqual(wanted.expected)
        await run(shared.database.query((db) => db.deleteFrom("jobs").where("kind", "=", name).execute()))
        if (ended) return expect(statements).toBeGreaterThan(0)
      }
    }
  )
})
