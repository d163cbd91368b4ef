import { Effect } from "effect"
import { askAsClient } from "../../src/transport/askForJourney.ts"
import { cancelRequest } from "../../src/transport/cancelRequest.ts"
import { changeRequest } from "../../src/transport/changeRequest.ts"
import { seeChanges } from "../../src/transport/seeChanges.ts"
import type { DeedTried, DyingService } from "./dyingAt.ts"
import { someRequest } from "./someRequest.ts"

/** What wards do with their requests, and what an agency says of it. */
export const deedsOfWards = (service: DyingService): Readonly<Record<string, DeedTried>> => {
  const {
    dyingAfter,
    newJob,
    newWorker,
    newPlace,
    placesOf,
    planner,
    query,
    rowOf,
    served,
    statusOf,
    users
  } = service
  const viewer = () => ({ kind: "client" as const, clientId: served.people.client, userId: users.client })
  const asked = async () => {
    const body = someRequest(served.people.agency)
    let id = 0
    await dyingAfter(
      1_000,
      Effect.tap(askAsClient(body, { clientId: served.people.client, userId: users.client }), (made) =>
        Effect.sync(() => {
          id = made
        })
      )
    )
    const { agencyId: _, ...same } = body
    return { id, same }
  }
  return {
    changed: {
      prepare: async () => {
        const { id, same } = await asked()
        return {
          work: changeRequest(id, viewer(), { ...same, destination: "Fromeside", semail: "b@ward.example" }),
          told: async () => {
            const { destination, version } = await rowOf(id)
            return [destination, version]
          }
        }
      },
      told: ["Fromeside", 2],
      mails: 2,
      isRepeated: true
    },
    "changed in its crew": {
      prepare: async () => {
        const { id, same } = await asked()
        const { requiredAt: shiftDate } = await rowOf(id)
        const shiftEndDate = new Date(shiftDate.getTime() + 6 * 3_600_000)
        const specs = await query(async (db) => {
          const accepted = {
            status: "ACCEPTED",
            agencyId: served.people.agency,
            shiftDate,
            shiftEndDate
          } as const
          await db.updateTable("transportJobs").set(accepted).where("id", "=", id).execute()
          return db
            .selectFrom("workerSpecs")
            .select("id")
            .where("jobId", "=", id)
            .orderBy("position")
            .execute()
        })
        await newPlace({ id, specs: specs.map((spec) => spec.id) }, await newWorker(), "APPLIED", 1)
        const [, driver, ...others] = same.transportWorkerSpecList ?? []
        const transportWorkerSpecList = driver ? [{ ...driver, assignmentCode: 1 }, ...others] : []
        return {
          work: changeRequest(id, viewer(), {
            ...same,
            reason: "No driver",
            transportWorkerSpecList,
            version: 1
          }),
          told: () => placesOf(id)
        }
      },
      told: ["EXPIRED"],
      mails: 2
    },
    "cancelled by its ward": {
      prepare: async () => {
        const { id } = await asked()
        return { work: cancelRequest(id, viewer(), { reason: "No bed" }), told: () => statusOf(id) }
      },
      told: "CANCELLED",
      mails: 2
    },
    seen: {
      prepare: async () => {
        const { id } = await newJob()
        await query((db) =>
          db
            .insertInto("transportChanges")
            .values({ jobId: id, before: "{}", after: "{}", reason: null, at: new Date(), seenAt: null })
            .execute()
        )
        return {
          work: seeChanges(planner(id), {}),
          told: () =>
            query(async (db) => {
              const rows = await db
                .selectFrom("transportChanges")
                .select("seenBy")
                .where("jobId", "=", id)
                .execute()
              return rows.map(({ seenBy }) => seenBy === users.agency)
            })
        }
      },
      told: [true],
      mails: 0,
      isRepeated: true
    }
  }
}
