import type { TransportEvent } from "@crewfleet/machines/life"
import { authoriseJob } from "../../src/transport/authoriseJob.ts"
import { stepJob } from "../../src/transport/stepJob.ts"
import { takeStep } from "../../src/transport/takeStep.ts"
import type { DeedTried, DyingService } from "./dyingAt.ts"

const answers = JSON.stringify({ semail: "ward@ward.example" })
const reason = "No bed"

/** Each step of a job's life that somebody, or the clock, takes. */
export const deedsOfLife = (service: DyingService): Readonly<Record<string, DeedTried>> => {
  const { newJob, newWorker, newPlace, plannedJob, planner, by, statusOf, placesOf, query, served } = service
  const stepping = (id: number, event: TransportEvent) => ({
    work: takeStep({ id, event, by: by(), agencyId: served.people.agency }),
    told: () => statusOf(id)
  })
  const stepOf = (
    from: Parameters<typeof plannedJob>[0],
    event: TransportEvent,
    told: string,
    mails: number
  ): DeedTried => ({
    prepare: async () => stepping((await plannedJob(from, { answers })).id, event),
    told,
    mails
  })
  return {
    accepted: {
      prepare: async () => stepping((await newJob({ status: "NEW", answers })).id, { type: "job.accepted" }),
      told: "ACCEPTED",
      mails: 1
    },
    authorised: {
      prepare: async () => {
        const { id } = await plannedJob("ACCEPTED")
        const [start, end] = [40, 44].map((hours) => new Date(Date.now() + hours * 3_600_000).toISOString())
        const times = { start, end, breakTime: 15 }
        return {
          work: authoriseJob(planner(id), { ...times, transportId: id, version: 1 }),
          told: () => statusOf(id)
        }
      },
      told: "AUTHORIZED",
      // Whoever leads and whoever drives, as they begin and end at other times.
      mails: 2
    },
    "taken back": stepOf("AUTHORIZED", { type: "authorisation.withdrawn" }, "ACCEPTED", 0),
    committed: {
      prepare: async () => {
        const job = await plannedJob("AUTHORIZED", { answers, lines: [{ staff: 1 }, { staff: 0 }] })
        await newPlace(job, await newWorker(), "APPLIED", 1)
        const { work } = stepping(job.id, { type: "job.committed" })
        return { work, told: async () => [await statusOf(job.id), ...(await placesOf(job.id))] }
      },
      told: ["COMMITTED", "BOOKED", "EXPIRED"],
      // The ward, whoever leads, whoever drives, and whoever had applied.
      mails: 4
    },
    begun: stepOf("COMMITTED", { type: "journey.started" }, "IN_PROGRESS", 0),
    logged: stepOf("IN_PROGRESS", { type: "journey.logged" }, "LOGGED", 0),
    closed: {
      prepare: async () => stepping((await newJob({ status: "LOGGED" })).id, { type: "job.closed" }),
      told: "CLOSED",
      mails: 0
    },
    cancelled: {
      prepare: async () => {
        const job = await newJob({ lines: [{ staff: 2 }] })
        await newPlace(job, await newWorker(), "BOOKED")
        await newPlace(job, await newWorker(), "APPLIED")
        const { work } = stepping(job.id, { type: "job.cancelled", reason })
        return { work, told: async () => [await statusOf(job.id), ...(await placesOf(job.id))] }
      },
      told: ["CANCELLED", "CANCELLED", "EXPIRED"],
      mails: 2
    },
    declined: {
      prepare: async () => {
        const { id } = await plannedJob("ACCEPTED", { answers })
        const work = stepJob(planner(id), { event: "job.declined", reason })
        return { work, told: () => statusOf(id) }
      },
      told: "DECLINED",
      mails: 3
    },
    "passed on": {
      prepare: async () => {
        const { agency, otherAgency } = served.people
        const { id } = await newJob({ status: "NEW", asked: [agency, otherAgency] })
        return {
          work: stepJob(planner(id), { event: "job.declined", reason }),
          told: () =>
            query(async (db) => {
              const lines = await db
                .selectFrom("transportJobAgencies")
                .select("status")
                .where("jobId", "=", id)
                .orderBy("agencyId")
                .execute()
              return lines.map(({ status }) => status)
            })
        }
      },
      told: ["PASSED", "NEW"],
      mails: 0
    },
    aborted: stepOf("IN_PROGRESS", { type: "job.aborted", reason }, "ABORTED", 3),
    expired: {
      prepare: async () => {
        const { id } = await newJob({ status: "NEW", inHours: -25, answers })
        const work = takeStep({ id, event: { type: "job.expired" }, by: { userId: null } })
        return { work, told: () => statusOf(id) }
      },
      told: "EXPIRED",
      mails: 1
    }
  }
}
