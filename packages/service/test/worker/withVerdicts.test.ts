import { Effect } from "effect"
import { expect, it } from "vitest"
import { Database } from "../../src/database/Database.ts"
import { eligibilityOfWorkers } from "../../src/eligibility/eligibilityOf.ts"
import { cleanersAt, dbs, fire, right } from "../eligibility/cleanersAt.ts"
import { describeServedOnce } from "../servedOnBoth.ts"
import { staffAt } from "./staffAt.ts"

describeServedOnce("Who may work, in lists", (served) => {
  const { clientOf, newWorker } = staffAt(served)
  const newCleaner = cleanersAt(served)

  it("stands in the list of an agency's workers as each of them is told alone, of those at work", async () => {
    const { agencyWorker, eligibility } = await clientOf("agency")
    const [cleaner, idle, gone] = [await newCleaner(), await newWorker(), await newCleaner()]
    await agencyWorker.addJob({
      params: { workerId: cleaner },
      payload: { assignmentCodeId: 32, paymentMethodId: 1 }
    })
    await agencyWorker.letGo({ params: { workerId: gone } })
    const { content } = await agencyWorker.list({ params: { page: 0, size: 100 } })
    for (const worker of content.filter(({ standing }) => standing === "TAKEN_ON")) {
      const alone = await eligibility.ofWorker({ params: { workerId: worker.id } })
      expect(worker.verdicts).toEqual(
        alone.map(({ agencyId: _, findings, ...job }) => ({
          ...job,
          unmet: findings
            .filter(({ outcome }) => outcome !== "MET")
            .map(({ requirementId, name, outcome, shortfall }) => ({
              ...{ requirementId, name, outcome },
              ...(shortfall && { shortfall })
            }))
        }))
      )
    }
    const told = (workerId: number) => content.find(({ id }) => id === workerId)
    expect(told(cleaner)?.verdicts).toMatchObject([
      { assignmentCode: "Cleaner", verdict: "MAY_NOT" },
      { assignmentCode: "Nurse", verdict: "MAY_NOT" }
    ])
    expect(told(idle)?.verdicts).toEqual([])
    expect(told(gone)).not.toHaveProperty("verdicts")
  })

  it("is told to administrators as far as trainings go, of each agency by what it asks itself", async () => {
    const { agency, otherAgency } = served.people
    const workerId = await newWorker()
    await served.query((db) =>
      db
        .insertInto("workerAgencies")
        .values({ workerId, agencyId: otherAgency, sharesSince: new Date() })
        .execute()
    )
    for (const [name, user] of [
      ["Fire", "agency"],
      ["Flames", "other-agency"]
    ] as const) {
      const { agencyWorker, eligibility } = await clientOf(user)
      await agencyWorker.addJob({
        params: { workerId },
        payload: { assignmentCodeId: 2, paymentMethodId: 1 }
      })
      const params = { assignmentCodeId: 2 }
      const { version } = await eligibility.requirements({ params })
      const payload = { version, requirements: [{ ...fire, name }, right, dbs] }
      await eligibility.saveRequirements({ params, payload })
    }
    const { agencyWorker } = await clientOf("admin")
    const { content } = await agencyWorker.list({ params: { page: 0, size: 100 } })
    for (const [name, agencyId] of [
      ["Fire", agency],
      ["Flames", otherAgency]
    ] as const)
      expect(
        content.find((worker) => worker.id === workerId && worker.agency?.id === agencyId)
      ).toMatchObject({
        verdicts: [
          {
            ...{ assignmentCode: "Driver", verdict: "MAY_NOT", withheld: 2 },
            unmet: [{ name, outcome: "REFUSED", shortfall: { kind: "missing" } }]
          }
        ]
      })
  })

  it("takes no more queries for more workers", async () => {
    const queriesFor = async (ids: ReadonlyArray<number>) => {
      let asked = 0
      const query: Database["Service"]["query"] = (work) =>
        Effect.promise(() => {
          asked += 1
          return served.query(work)
        })
      const database = { query } as Database["Service"]
      const judged = await Effect.runPromise(
        eligibilityOfWorkers(served.people.agency, ids, {}).pipe(Effect.provideService(Database, database))
      )
      expect([...judged.keys()]).toEqual(ids)
      return asked
    }
    const [first = 0, ...others] = [await newCleaner(), await newCleaner(), await newCleaner()]
    expect(await queriesFor([first, ...others])).toBe(await queriesFor([first]))
  })
})
