import { randomUUID } from "node:crypto"
import { submittedRecords } from "@crewfleet/sdk/rules"
import { formWith } from "../file/formWith.ts"
import { pdfOf } from "../file/pdfOf.ts"
import type { Served } from "../servedOnBoth.ts"
import { crewsAt } from "../transport/crewsAt.ts"
import type { RepeatableCase } from "./repeatableCases.ts"

/** A case of each endpoint of transport jobs and of seats that may be repeated. */
export const transportCases = (served: Served): Readonly<Record<string, () => Promise<RepeatableCase>>> => {
  const { askForLittle, holds, isFit, newWorker, newJob, newPlace, addVehicle } = crewsAt(served)
  let hours = 0
  /** Jobs of which none takes anything of another. */
  const job = (more: Parameters<typeof newJob>[0] = {}) => {
    hours += 20
    return newJob({ inHours: hours, ...more })
  }
  const place = async (shiftStatus: "APPLIED" | "BOOKED") => {
    await askForLittle()
    return newPlace(await job(), await newWorker(), shiftStatus)
  }
  const own = async (more: Parameters<typeof newJob>[0] = {}) => {
    await askForLittle()
    await isFit(served.people.worker)
    const { id } = await served.query((db) =>
      db
        .selectFrom("workerJobs")
        .select(({ fn }) => fn.max("id").as("id"))
        .where("workerId", "=", served.people.worker)
        .executeTakeFirstOrThrow()
    )
    if (id === null) await holds(served.people.worker, 1)
    return job(more)
  }
  const asWorker = (path: string, body?: object): RepeatableCase => ({
    ...{ as: "worker", path: `/worker/${served.people.worker}/${path}` },
    ...(body && { body })
  })
  const oneCleaner = { rowId: "line-0", assignmentCode: 1, gender: "NO_PREFERENCE", numberOfStaff: 2 }
  const worked = async () => {
    const there = await own({ status: "LOGGED", inHours: -90 - hours, hours: 2 })
    const start = new Date(Date.now() - 5 * 3_600_000).toISOString()
    const end = new Date(Date.now() - 3 * 3_600_000).toISOString()
    return { ...there, bookingId: await newPlace(there, served.people.worker), start, end }
  }

  const defect = async (gravity: "CRITICAL" | "ROADWORTHINESS") => {
    const vehicleId = await addVehicle({ regno: `RE${hours} DE` })
    const there = await job({ vehicleId })
    const found = { jobId: there.id, label: "Horn", checkId: "horn", gravity, openedAt: new Date() }
    const { id } = await served.query((db) =>
      db
        .insertInto("vehicleDefects")
        .values({ ...found, vehicleId })
        .returning("id")
        .executeTakeFirstOrThrow()
    )
    return `/transport/${there.id}/log/defects/${id}`
  }
  const submitted = async () => {
    const { id: jobId } = await job({ status: "LOGGED" })
    const { people, query } = served
    await query(async (db) => {
      const link = { scope: "transport.log", recordId: jobId, agencyId: people.agency } as const
      const { id: linkId } = await db
        .insertInto("accessLinks")
        .values({ ...link, secretHash: "-", givenTo: "Una Reed", endsAt: new Date(), mostUses: 1 })
        .returning("id")
        .executeTakeFirstOrThrow()
      const at = new Date()
      const hand = { jobId, workerId: people.worker, linkId, secret: "-", openedAt: at, heardAt: at }
      const { id: handId } = await db
        .insertInto("transportLogHands")
        .values(hand)
        .returning("id")
        .executeTakeFirstOrThrow()
      await db
        .insertInto("transportLogRecords")
        .values(
          submittedRecords.map((kind) => ({
            ...{ id: randomUUID(), jobId, kind, handId },
            ...{ content: "{}", receivedAt: at }
          }))
        )
        .execute()
    })
    return `/transport/${jobId}/log/returned`
  }

  return {
    "journeyLog.giveBack": async () => ({
      path: await submitted(),
      body: { steps: [{ step: "property", words: "Which bag?" }] }
    }),
    "journeyLog.overrule": async () => ({
      path: `${await defect("CRITICAL")}/overruled`,
      body: { reason: "By day" }
    }),
    "journeyLog.mend": async () => ({
      path: `${await defect("ROADWORTHINESS")}/mended`,
      body: { reason: "A new one" }
    }),
    "transport.saveSettings": async () => ({ path: "/transport/settings", body: { usualMinutes: 330 } }),
    "transport.step": async () => ({
      path: `/transport/${(await job({ status: "NEW" })).id}/status`,
      body: { event: "job.accepted" }
    }),
    "transport.authorise": async () => {
      await askForLittle()
      const vehicleId = await addVehicle({ regno: "RE1 PT" })
      const workerId = await newWorker()
      const driverId = await newWorker({ code: 2 })
      const there = await job({ vehicleId, driverId, leaderId: workerId })
      await newPlace(there, workerId)
      const start = new Date(Date.now() + hours * 3_600_000).toISOString()
      const end = new Date(Date.now() + (hours + 2) * 3_600_000).toISOString()
      return {
        path: `/transport/${there.id}/authorisation`,
        body: { transportId: there.id, start, end, breakTime: 10 }
      }
    },
    "transport.seeChanges": async () => {
      const { id } = await job()
      await served.query((db) =>
        db
          .insertInto("transportChanges")
          .values({ jobId: id, before: "{}", after: "{}", at: new Date() })
          .execute()
      )
      return { path: `/transport/${id}/changes/seen`, body: {} }
    },
    "transport.pickVehicle": async () => ({
      path: `/transport/${(await job()).id}/vehicle`,
      body: { id: await addVehicle({ regno: "RE2 PT" }) }
    }),
    "transport.pickDriver": async () => {
      await askForLittle()
      return { path: `/transport/${(await job()).id}/driver`, body: { id: await newWorker({ code: 2 }) } }
    },
    "transport.bookWorker": async () => {
      await askForLittle()
      const { id, specs } = await job()
      return {
        path: `/transport/${id}/specs/${specs[0]}/bookings`,
        body: { workerId: await newWorker() }
      }
    },
    "transport.approve": async () => ({
      path: `/transport/bookings/${await place("APPLIED")}/approval`,
      body: {}
    }),
    "transport.reject": async () => ({
      path: `/transport/bookings/${await place("BOOKED")}/rejection`,
      body: { reason: "Ill" }
    }),
    "transport.nameLeader": async () => {
      const there = await job()
      const workerId = await newWorker()
      await newPlace(there, workerId)
      return { path: `/transport/${there.id}/leader`, body: { id: workerId } }
    },
    "transport.saveCrew": async () => ({
      path: `/transport/${(await job()).id}/specs`,
      body: { transportWorkerSpecList: [oneCleaner] }
    }),
    "transport.uploadRisk": async () => ({
      path: `/transport/${(await job()).id}/risk`,
      body: formWith(pdfOf(), "risk.pdf", "application/pdf")
    }),
    "transport.saveTimes": async () => {
      const { id, bookingId, start, end } = await worked()
      return { path: `/transport/${id}/times`, body: { id, times: [{ bookingId, start, end }] } }
    },
    "transport.addMessage": async () => ({
      path: `/transport/${(await job()).id}/messages`,
      body: { body: "On our way" }
    }),
    "transport.saveLegible": async () => ({
      as: "admin",
      path: `/transport/${(await job({ status: "NEW" })).id}/agencies`,
      body: { transportLegibleAgencyIds: [served.people.agency, served.people.otherAgency] }
    }),
    "seat.apply": async () => asWorker(`seats/${(await own()).specs[0]}`),
    "seat.withdraw": async () =>
      asWorker(`bookings/${await newPlace(await own(), served.people.worker)}/withdrawal`, { reason: "Ill" }),
    "seat.objectTo": async () => {
      const { bookingId, start: startAt, end: endAt } = await worked()
      await served.query((db) =>
        db.insertInto("shiftTimes").values({ bookingId, startAt, endAt, enteredAt: endAt }).execute()
      )
      return asWorker(`bookings/${bookingId}/objection`, { body: "It was an hour more" })
    }
  }
}
