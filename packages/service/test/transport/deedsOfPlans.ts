import type { ShiftEvent } from "@crewfleet/machines/life"
import { applyForSeat } from "../../src/transport/applyForSeat.ts"
import { nameLeader } from "../../src/transport/nameLeader.ts"
import { objectToTimes } from "../../src/transport/objectToTimes.ts"
import { pickDriver } from "../../src/transport/pickDriver.ts"
import { pickVehicle } from "../../src/transport/pickVehicle.ts"
import { saveCrew } from "../../src/transport/saveCrew.ts"
import { saveTimes } from "../../src/transport/saveTimes.ts"
import { takePlace } from "../../src/transport/takePlace.ts"
import { takeShiftStep } from "../../src/transport/takeShiftStep.ts"
import type { DeedTried, DyingService } from "./dyingAt.ts"

const hour = 3_600_000
const ago = (hours: number) => new Date(Date.now() - hours * hour).toISOString()

/** What is planned of a job, what happens to places in it, and the hours that are entered. */
export const deedsOfPlans = (service: DyingService): Readonly<Record<string, DeedTried>> => {
  const { newJob, newWorker, newPlace, newVehicle, plannedJob, planner } = service
  const { by, placesOf, rowOf, query, served, users } = service
  /** What happens to the only place of a job. */
  const placed = (from: "APPLIED" | "BOOKED", event: ShiftEvent, told: string): DeedTried => ({
    prepare: async () => {
      const job = await newJob()
      const bookingId = await newPlace(job, await newWorker(), from)
      const agencyId = served.people.agency
      return { work: takeShiftStep({ bookingId, event, by: by(), agencyId }), told: () => placesOf(job.id) }
    },
    told: [told],
    mails: 1
  })
  const entriesOf = (bookingId: number) =>
    query(async (db) => {
      const rows = await db
        .selectFrom("shiftTimes")
        .select(["breakMinutes", "objection"])
        .where("bookingId", "=", bookingId)
        .orderBy("id")
        .execute()
      return rows.map((row) => [row.breakMinutes, row.objection])
    })
  /** A journey that is over, and what enters the hours of its one worker. */
  const over = async () => {
    const job = await newJob({ status: "LOGGED", inHours: -20 })
    const workerId = await newWorker()
    const bookingId = await newPlace(job, workerId)
    const entering = (breakTime: number, version: number, reason?: string) => {
      const times = [{ bookingId, start: ago(20), end: ago(14), breakTime, reason, version }]
      const { userId } = planner(job.id)
      return saveTimes(job.id, served.people.agency, { id: job.id, times }, { userId })
    }
    const enter = (breakTime: number) =>
      query((db) =>
        db
          .insertInto("shiftTimes")
          .values({
            ...{ bookingId, startAt: ago(20), endAt: ago(14), breakMinutes: breakTime },
            ...{ enteredBy: users.agency, enteredAt: ago(1), reason: null }
          })
          .execute()
      )
    return { ...job, workerId, bookingId, entering, enter, told: () => entriesOf(bookingId) }
  }
  return {
    booked: {
      prepare: async () => {
        const { id, specs } = await newJob()
        const workerId = await newWorker()
        return {
          work: takePlace({
            ...{ specId: specs[0] ?? 0, workerId, agencyId: served.people.agency, by: by() },
            event: { type: "worker.booked" }
          }),
          told: () => placesOf(id)
        }
      },
      told: ["BOOKED"],
      mails: 1
    },
    "applied for": {
      prepare: async () => {
        const { id, specs } = await newJob()
        const work = applyForSeat(specs[0] ?? 0, await newWorker(), users.worker)
        return { work, told: () => placesOf(id) }
      },
      told: ["APPLIED"],
      mails: 1
    },
    approved: placed("APPLIED", { type: "booking.approved" }, "BOOKED"),
    rejected: placed("APPLIED", { type: "booking.rejected" }, "CANCELLED"),
    removed: placed("BOOKED", { type: "booking.removed" }, "CANCELLED"),
    "given back": {
      prepare: async () => {
        const { id, leaderId, bookingId } = await plannedJob("ACCEPTED")
        await query((db) =>
          db.updateTable("transportJobs").set({ driverId: leaderId }).where("id", "=", id).execute()
        )
        const event = { type: "booking.withdrawn" } as const
        return {
          work: takeShiftStep({ bookingId, event, by: { userId: users.worker }, workerId: leaderId }),
          told: async () => {
            const row = await rowOf(id)
            return [row.leaderId, row.driverId, ...(await placesOf(id))]
          }
        }
      },
      told: [null, null, "CANCELLED"],
      mails: 1
    },
    "sent with another vehicle": {
      prepare: async () => {
        const { id, ...job } = await plannedJob("COMMITTED")
        const vehicleId = await newVehicle()
        return {
          work: pickVehicle(planner(id), { id: vehicleId, version: 1 }),
          told: async () => [(await rowOf(id)).vehicleId === vehicleId, job.specs.length]
        }
      },
      told: [true, 1],
      mails: 2
    },
    "sent with another driver": {
      prepare: async () => {
        const job = await plannedJob("COMMITTED", { lines: [{}, { code: 2 }] })
        const { driverId } = await rowOf(job.id)
        await newPlace(job, driverId ?? 0, "BOOKED", 1)
        const id = await newWorker({ code: 2 })
        return {
          work: pickDriver(planner(job.id), { id, version: 1 }),
          told: async () => [(await rowOf(job.id)).driverId === id, ...(await placesOf(job.id))]
        }
      },
      told: [true, "BOOKED", "CANCELLED", "BOOKED"],
      mails: 4
    },
    "sent with another leader": {
      prepare: async () => {
        const job = await plannedJob("COMMITTED", { lines: [{ staff: 2 }] })
        const id = await newWorker()
        await newPlace(job, id)
        return {
          work: nameLeader(planner(job.id), { id, version: 1 }),
          told: async () => (await rowOf(job.id)).leaderId === id
        }
      },
      told: true,
      mails: 2
    },
    "given another crew": {
      prepare: async () => {
        const job = await newJob()
        await newPlace(job, await newWorker(), "APPLIED")
        const line = { rowId: "line-0", assignmentCode: 32, gender: "NO_PREFERENCE", numberOfStaff: 2 }
        return {
          work: saveCrew(planner(job.id), { transportWorkerSpecList: [line], version: 1 }),
          told: () => placesOf(job.id)
        }
      },
      told: ["EXPIRED"],
      mails: 1
    },
    completed: {
      prepare: async () => {
        const { id, entering, told } = await over()
        return { work: entering(30, 1), told: async () => [await told(), ...(await placesOf(id))] }
      },
      told: [[[30, null]], "COMPLETED"],
      mails: 0
    },
    corrected: {
      prepare: async () => {
        const { entering, enter, told } = await over()
        await enter(30)
        return { work: entering(45, 1, "Two breaks"), told }
      },
      told: [
        [30, null],
        [45, null]
      ],
      mails: 1
    },
    "objected to": {
      prepare: async () => {
        const { bookingId, workerId, enter, told } = await over()
        await enter(30)
        const { worker: userId } = users
        return { work: objectToTimes({ bookingId, workerId, userId, body: "No break" }), told }
      },
      told: [[30, "No break"]],
      mails: 1,
      isRepeated: true
    }
  }
}
