import { randomUUID } from "node:crypto"
import type { LogEntry } from "@crewfleet/sdk"
import type { LogRecordKind } from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import { expect } from "vitest"
import { mendDefect, overruleDefect } from "../../src/leader/decideDefect.ts"
import { giveBack } from "../../src/leader/giveBack.ts"
import { openLog } from "../../src/leader/openLog.ts"
import { saveRecord } from "../../src/leader/saveRecord.ts"
import { stepJob } from "../../src/transport/stepJob.ts"
import type { DeedTried, DyingService, Needs } from "../transport/dyingAt.ts"
import { someDropOff, someIncident, someMedication, someProperty, someVehicleLog } from "./someRecords.ts"

const address = "198.51.100.7"

/** What is done to the log of a journey, by its leader and its agency. */
export const deedsOfLogs = (service: DyingService) => {
  const { served, users, query, planner, plannedJob, newPlace, rowOf, dyingAfter } = service

  /** Does work that nothing ends before its end. */
  const done = async <A>(work: Effect.Effect<A, unknown, Needs>): Promise<A> => {
    const answers: Array<A> = []
    expect(
      await dyingAfter(
        10_000,
        Effect.tap(work, (answer) => Effect.sync(() => answers.push(answer)))
      )
    ).toBe(true)
    return answers[0] as A
  }
  const leader = () => ({ workerId: served.people.worker, userId: users.worker })
  /** A journey that the worker with an account leads, and another one of its crew. */
  let journeys = 0
  const journey = async () => {
    journeys += 1
    const job = await plannedJob("COMMITTED", { lines: [{ staff: 2 }], inHours: -14 * journeys })
    await newPlace(job, served.people.worker)
    await nameLeader(job.id, served.people.worker)
    const { vehicleId } = await rowOf(job.id)
    return { id: job.id, vehicleId: vehicleId ?? 0, other: job.leaderId }
  }
  const nameLeader = (id: number, leaderId: number) =>
    query((db) => db.updateTable("transportJobs").set({ leaderId }).where("id", "=", id).execute())
  const opening = (jobId: number, code = "") => openLog({ jobId, ...leader() }, code, address)
  const opened = async () => {
    const there = await journey()
    const { visit }: LogEntry = await done(opening(there.id))
    return { ...there, linkId: visit?.id ?? "" }
  }
  const sending = (
    { id: jobId, linkId }: { readonly id: number; readonly linkId: string },
    kind: LogRecordKind,
    content: object,
    { id = randomUUID(), follows = null as string | null, incidentId = undefined as string | undefined } = {}
  ) => saveRecord({ jobId, linkId, kind, incidentId }, { id, follows, content })
  const critical = { markers: { result: "FAIL", note: "Broken" } } as const

  const logged = async () => {
    const there = await opened()
    await done(sending(there, "vehicle", someVehicleLog(there.vehicleId)))
    for (const kind of ["propertyTaken", "propertyHanded"] as const)
      await done(sending(there, kind, someProperty()))
    await done(sending(there, "medicationTaken", someMedication()))
    await done(sending(there, "medicationHanded", someMedication()))
    return there
  }
  const submitted = async () => {
    const there = await logged()
    await done(sending(there, "dropOff", someDropOff()))
    return there
  }

  /** Four hours of everybody who is booked. */
  const hours = async (id: number) => {
    const bookings = await query((db) =>
      db.selectFrom("shiftBookings").select("id").where("jobId", "=", id).execute()
    )
    const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()
    return { id, times: bookings.map((one) => ({ bookingId: one.id, start: ago(5), end: ago(1) })) }
  }

  const records = (jobId: number) => async () => {
    const rows = await query((db) =>
      db
        .selectFrom("transportLogRecords")
        .select(["kind", "replacedAt"])
        .where("jobId", "=", jobId)
        .orderBy("receivedAt")
        .execute()
    )
    return rows.map(({ kind, replacedAt }) => `${kind}${replacedAt ? ", replaced" : ""}`)
  }
  const hands = (jobId: number) => async () => {
    const rows = await query((db) =>
      db
        .selectFrom("transportLogHands")
        .select(["workerId", "endedAt"])
        .where("jobId", "=", jobId)
        .orderBy("id")
        .execute()
    )
    return rows.map(({ endedAt }) => (endedAt ? "ended" : "keeps"))
  }
  const defects = (jobId: number) => async () => {
    const rows = await query((db) =>
      db
        .selectFrom("vehicleDefects")
        .leftJoin("vehicleDefectOverrulings", "defectId", "vehicleDefects.id")
        .select(["mendedAt", "overruledAt"])
        .where("vehicleDefects.jobId", "=", jobId)
        .execute()
    )
    return rows.map(({ overruledAt, mendedAt }) => (mendedAt ? "mended" : overruledAt ? "overruled" : "open"))
  }
  const status = (id: number) => async () => [(await rowOf(id)).status]
  const withDefect = async () => {
    const there = await opened()
    await done(sending(there, "vehicle", someVehicleLog(there.vehicleId, critical)))
    const { id: defectId } = await query((db) =>
      db.selectFrom("vehicleDefects").select("id").where("jobId", "=", there.id).executeTakeFirstOrThrow()
    )
    return { ...there, defectId }
  }

  const deeds: Readonly<Record<string, DeedTried>> = {
    opened: {
      prepare: async () => {
        const { id } = await journey()
        return { work: opening(id), told: hands(id) }
      },
      ...{ told: ["keeps"], mails: 0, isRepeated: true }
    },
    // Each try with a code counts, also one within which the service dies: five end it.
    "taken over": {
      prepare: async () => {
        const there = await opened()
        const user = { firstName: "Ivo", lastName: "Dale", email: `${randomUUID()}@crewfleet.example` }
        const { id: userId } = await query((db) =>
          db
            .insertInto("users")
            .values({ ...user, passwordHash: "", userType: "WORKER", workerId: there.other })
            .returning("id")
            .executeTakeFirstOrThrow()
        )
        await nameLeader(there.id, there.other)
        const next = { jobId: there.id, workerId: there.other, userId }
        return { work: openLog(next, "", address), told: hands(there.id) }
      },
      ...{ told: ["ended", "keeps"], mails: 0, isRepeated: true }
    },
    "received in part": {
      prepare: async () => {
        const there = await opened()
        return {
          work: sending(there, "propertyTaken", someProperty(), { id: randomUUID() }),
          told: records(there.id)
        }
      },
      ...{ told: ["propertyTaken"], mails: 0, isRepeated: true }
    },
    "received with a defect": {
      prepare: async () => {
        const there = await opened()
        const log = someVehicleLog(there.vehicleId, critical)
        return { work: sending(there, "vehicle", log), told: defects(there.id) }
      },
      ...{ told: ["open"], mails: 0, isRepeated: true }
    },
    submitted: {
      prepare: async () => {
        const there = await logged()
        return { work: sending(there, "dropOff", someDropOff()), told: status(there.id) }
      },
      ...{ told: ["LOGGED"], mails: 1, isRepeated: true }
    },
    "told of an incident": {
      prepare: async () => {
        const there = await opened()
        const incidentId = randomUUID()
        return { work: sending(there, "incident", someIncident(), { incidentId }), told: records(there.id) }
      },
      ...{ told: ["incident"], mails: 1, isRepeated: true }
    },
    "told that an incident is withdrawn": {
      prepare: async () => {
        const there = await opened()
        const [first, incidentId] = [randomUUID(), randomUUID()]
        await done(sending(there, "incident", someIncident(), { incidentId, id: first }))
        const withdrawn = someIncident({ withdrawn: true })
        const work = sending(there, "incident", withdrawn, { incidentId, follows: first })
        return { work, told: records(there.id) }
      },
      ...{ told: ["incident, replaced", "incident"], mails: 1, isRepeated: true }
    },
    "with a defect overruled": {
      prepare: async () => {
        const { id, defectId } = await withDefect()
        return { work: overruleDefect(planner(id), defectId, "By day"), told: defects(id) }
      },
      ...{ told: ["overruled"], mails: 0, isRepeated: true }
    },
    "with a defect mended": {
      prepare: async () => {
        const { id, defectId } = await withDefect()
        return { work: mendDefect(planner(id), defectId, "A new bulb"), told: defects(id) }
      },
      ...{ told: ["mended"], mails: 0 }
    },
    "mended after it was given back": {
      prepare: async () => {
        const there = await submitted()
        await done(giveBack(planner(there.id), { steps: [{ step: "dropOff", words: "Who took them?" }] }))
        const [last] = await query((db) =>
          db
            .selectFrom("transportLogRecords")
            .select("id")
            .where("jobId", "=", there.id)
            .where("kind", "=", "dropOff")
            .execute()
        )
        const work = sending(there, "dropOff", someDropOff({ recipientRole: "Doctor" }), {
          follows: last?.id ?? ""
        })
        const told = () =>
          query(async (db) => {
            const rows = await db
              .selectFrom("transportLogReturns")
              .select("mendedAt")
              .where("jobId", "=", there.id)
              .execute()
            return rows.map(({ mendedAt }) => (mendedAt ? "mended" : "open"))
          })
        return { work, told }
      },
      ...{ told: ["mended"], mails: 1, isRepeated: true }
    },
    accepted: {
      prepare: async () => {
        const there = await submitted()
        const { id } = there
        await done(sending(there, "times", await hours(id)))
        return { work: stepJob(planner(id), { event: "job.closed" }), told: status(id) }
      },
      ...{ told: ["CLOSED"], mails: 0 }
    },
    "accepted as far as it goes, once the journey was aborted": {
      prepare: async () => {
        const there = await opened()
        const { id } = there
        await done(sending(there, "vehicle", someVehicleLog(there.vehicleId)))
        await done(stepJob(planner(id), { event: "job.aborted", reason: "The patient is unwell" }))
        await done(sending(there, "times", await hours(id)))
        const told = () =>
          query(async (db) => {
            const rows = await db
              .selectFrom("changes")
              .select("event")
              .where("kind", "=", "transport_job")
              .where("subjectId", "=", id)
              .where("event", "=", "log.accepted")
              .execute()
            return rows.map(({ event }) => event)
          })
        return { work: stepJob(planner(id), { event: "log.accepted" }), told }
      },
      ...{ told: ["log.accepted"], mails: 0 }
    },
    "given back": {
      prepare: async () => {
        const { id } = await submitted()
        const told = () =>
          query((db) =>
            db
              .selectFrom("transportLogReturns")
              .select(["step", "mendedAt"])
              .where("jobId", "=", id)
              .execute()
          )
        return {
          work: giveBack(planner(id), { steps: [{ step: "vehicle", words: "Say which tyre" }] }),
          told
        }
      },
      // What is to be mended of a step is said anew, to whoever keeps the log.
      ...{ told: [{ step: "vehicle", mendedAt: null }], mails: 1, isRepeated: true, mailsAgain: 1 }
    }
  }
  return deeds
}
