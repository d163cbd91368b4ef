import { randomUUID } from "node:crypto"
import { type LogEntry, makeClient } from "@crewfleet/sdk"
import { pngOf } from "../agency/pngOf.ts"
import type { Served } from "../servedOnBoth.ts"
import { inWordsOf } from "../session/inWordsOf.ts"
import { crewsAt, type SomeJob } from "../transport/crewsAt.ts"
import { someRequest } from "../transport/someRequest.ts"
import { type SomeCheck, someDropOff, someMedication, someProperty, someVehicleLog } from "./someRecords.ts"

let count = 0

/** What leaders and their agency do with the logs of journeys. */
export const logsAt = (served: Served) => {
  const crews = crewsAt(served)
  const { clientOf, askForLittle, isFit, holds, newWorker, newJob, newPlace, addVehicle } = crews
  const words = inWordsOf(served)
  const params = (id: number) => ({ params: { id } })

  /** Lets the worker who has an account, and a second one, lead journeys of the agency. */
  const prepare = async () => {
    await askForLittle()
    await isFit(served.people.worker)
    await holds(served.people.worker, 1)
  }

  /** Another worker of the agency who can sign in, and their name. */
  const newLeader = async () => {
    count += 1
    const name = `leader${count}`
    const workerId = await newWorker()
    await served.query(async (db) => {
      const { passwordHash } = await db
        .selectFrom("users")
        .select("passwordHash")
        .where("email", "=", "worker@crewfleet.example")
        .executeTakeFirstOrThrow()
      const person = { firstName: "Ivo", lastName: `Dale ${count}`, email: `${name}@crewfleet.example` }
      await db
        .insertInto("users")
        .values({ ...person, passwordHash, userType: "WORKER", workerId })
        .execute()
    })
    return { name, workerId }
  }

  const vehicle = () => {
    count += 1
    return addVehicle({ regno: `LG${String(count).padStart(2, "0")} ABC` })
  }

  /** A journey whose crew was sent: with vehicle, driver, and a crew that the worker leads, unless told. */
  const journey = async (more: SomeJob & { readonly second?: number } = {}) => {
    count += 1
    const { second = await newWorker(), ...columns } = more
    const vehicleId = columns.vehicleId ?? (await vehicle())
    const driverId = await newWorker({ code: 2 })
    const leaderId = columns.leaderId ?? served.people.worker
    const job = await newJob({
      ...{ inHours: -14 * count, status: "COMMITTED", lines: [{ staff: 2 }], vehicleId, driverId, leaderId },
      answers: JSON.stringify(someRequest(served.people.agency)),
      ...columns
    })
    const places = [await newPlace(job, leaderId), await newPlace(job, second)]
    return { ...job, vehicleId, second, places }
  }

  /** Whoever signed in by a name, with the clients of all tests here unless told. */
  const leading = async (name = "worker", signedIn = clientOf) => {
    const { workerId } = await served.query((db) =>
      db
        .selectFrom("users")
        .select("workerId")
        .where("email", "=", `${name}@crewfleet.example`)
        .executeTakeFirstOrThrow()
    )
    const { leader } = await signedIn(name)
    return (id: number, code?: string) =>
      leader.open({ params: { workerId: workerId ?? 0, id }, payload: { code } })
  }

  /** The calls of a device that was let in. */
  const deviceOf = (id: number, { visit }: LogEntry) => {
    if (!visit) throw new Error("Nobody was let in")
    const { leader } = makeClient({ baseUrl: served.url, linkToken: visit.token, retries: 0 })
    const outgoing = <Content>(content: Content, { as = randomUUID(), ...sending }: Sending = {}) => ({
      ...{ id: as, ...sending },
      content
    })
    const handed = (end: "TAKEN" | "HANDED") => ({ params: { id, end } })
    return {
      leader,
      read: () => leader.read(params(id)),
      vehicle: (content: object, sending?: Sending) =>
        leader.sendVehicle({ ...params(id), payload: outgoing(content as never, sending) }),
      property: (end: "TAKEN" | "HANDED", content: object, sending?: Sending) =>
        leader.sendProperty({ ...handed(end), payload: outgoing(content as never, sending) }),
      medication: (end: "TAKEN" | "HANDED", content: object, sending?: Sending) =>
        leader.sendMedication({ ...handed(end), payload: outgoing(content as never, sending) }),
      dropOff: (content: object, sending?: Sending) =>
        leader.sendDropOff({ ...params(id), payload: outgoing(content as never, sending) }),
      times: (content: object, sending?: Sending) =>
        leader.sendTimes({ ...params(id), payload: outgoing(content as never, sending) }),
      incident: (content: object, { incidentId = randomUUID(), ...sending }: IncidentSending = {}) =>
        leader.sendIncident({ params: { id, incidentId }, payload: outgoing(content as never, sending) }),
      photo: (photoId: string, bytes = pngOf(300)) => {
        const payload = new FormData()
        payload.set("file", new Blob([bytes], { type: "image/png" }), "photo.png")
        return leader.sendPhoto({ params: { id, photoId }, payload: payload as never })
      }
    }
  }

  /** The device of a leader who is let in without a code. */
  const device = async (id: number, name?: string, code?: string) =>
    deviceOf(id, await (await leading(name))(id, code))

  /** Sends all without which a log is not submitted. */
  const submit = async (
    there: { readonly id: number; readonly vehicleId: number },
    checks: Readonly<Record<string, SomeCheck>> = {}
  ) => {
    const on = await device(there.id)
    await on.vehicle(someVehicleLog(there.vehicleId, checks))
    await on.property("TAKEN", someProperty())
    await on.medication("TAKEN", someMedication())
    await on.property("HANDED", someProperty())
    await on.medication("HANDED", someMedication())
    const dropOff = await on.dropOff(someDropOff())
    return { ...on, dropOffId: dropOff.id }
  }

  const desk = async () => {
    const { journeyLog } = await clientOf("agency")
    return {
      log: (id: number) => journeyLog.byId({ ...params(id), query: {} }),
      code: (id: number) => journeyLog.makeCode({ ...params(id), query: {} }),
      giveBack: (id: number, steps: ReadonlyArray<{ readonly step: string; readonly words: string }>) =>
        journeyLog.giveBack({ ...params(id), query: {}, payload: { steps: steps as never } }),
      overrule: (id: number, defectId: number, reason: string) =>
        journeyLog.overrule({ params: { id, defectId }, query: {}, payload: { reason } }),
      mend: (id: number, defectId: number, reason: string) =>
        journeyLog.mend({ params: { id, defectId }, query: {}, payload: { reason } })
    }
  }

  const statusOf = async (id: number) => {
    const { status } = await served.query((db) =>
      db.selectFrom("transportJobs").select("status").where("id", "=", id).executeTakeFirstOrThrow()
    )
    return status
  }
  const eventsOf = async (id: number) => {
    const rows = await served.query((db) =>
      db
        .selectFrom("changes")
        .leftJoin("users", "users.id", "changes.userId")
        .select(["event", "email"])
        .where("kind", "=", "transport_job")
        .where("subjectId", "=", id)
        .orderBy("changes.id")
        .execute()
    )
    return rows
  }
  /** The mails about a journey. */
  const mailsOf = async (id: number) => {
    const { ref } = await served.query((db) =>
      db.selectFrom("transportJobs").select("ref").where("id", "=", id).executeTakeFirstOrThrow()
    )
    return (await words.mails()).filter(({ subject }) => subject.endsWith(` ${ref}`))
  }
  const nameLeader = async (id: number, workerId: number) =>
    (await clientOf("agency")).transport.nameLeader({ ...params(id), payload: { id: workerId } })
  const step = async (
    id: number,
    event: "job.closed" | "journey.started" | "job.aborted" | "log.accepted",
    reason?: string
  ) => (await clientOf("agency")).transport.step({ ...params(id), payload: { event, reason } })
  /** The hours of everybody booked, as a record says them. */
  const hours = (there: { readonly id: number; readonly places: ReadonlyArray<number> }) => {
    const end = Date.now() - 3_600_000
    return {
      id: there.id,
      times: there.places.map((bookingId) => ({
        bookingId,
        start: new Date(end - 4 * 3_600_000).toISOString(),
        end: new Date(end).toISOString()
      }))
    }
  }

  return {
    ...{ ...crews, ...words, prepare, newLeader, vehicle, journey, leading, deviceOf, device, submit },
    ...{ desk, statusOf, eventsOf, mailsOf, nameLeader, step, hours }
  }
}

interface Sending {
  readonly follows?: string | null
  /** By what it is known; something new, unless told. */
  readonly as?: string
  /** The last return that its sender had read. */
  readonly returnsRead?: number | null
}

interface IncidentSending extends Sending {
  readonly incidentId?: string
}
