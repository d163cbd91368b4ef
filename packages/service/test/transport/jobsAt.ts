import type { TransportJob } from "@crewfleet/sdk"
import { bookingsAt, inDays } from "../booking/bookingsAt.ts"
import { dbs, kept, right } from "../eligibility/cleanersAt.ts"
import type { Served } from "../servedOnBoth.ts"
import { staffAt } from "../worker/staffAt.ts"
import { requestsAt } from "./requestsAt.ts"

let vehicles = 0

/** What an agency does with transport jobs. */
export const jobsAt = (served: Served) => {
  const requests = requestsAt(served)
  const { clientOf, newWorker } = staffAt(served)
  const bookings = bookingsAt(served)

  const desk = async (name = "agency") => (await clientOf(name)).transport

  /** Asks of drivers and nurses nothing but what the law demands, which the agency keeps of each worker below. */
  const askLittle = async () => {
    const { eligibility } = await clientOf("agency")
    for (const assignmentCodeId of [2, 32])
      await eligibility.saveRequirements({
        params: { assignmentCodeId },
        payload: { requirements: [right, dbs], version: 0 }
      })
  }

  /** A worker of the agency who may work as some codes. */
  const crewMember = async (codes: ReadonlyArray<number> = [2, 32]) => {
    const { agencyWorker } = await clientOf("agency")
    const workerId = await newWorker()
    const params = { workerId }
    for (const assignmentCodeId of codes)
      await agencyWorker.addJob({ params, payload: { assignmentCodeId, paymentMethodId: 1 } })
    await agencyWorker.updateInformation({ params, payload: kept })
    await agencyWorker.fitToWork({ params, payload: { fitToWork: true } })
    await served.query((db) =>
      db.updateTable("workers").set({ gender: "FEMALE" }).where("id", "=", workerId).execute()
    )
    return workerId
  }

  const nurses = new Set<number>()
  /** Lets somebody who is with the agency work as a nurse there. */
  const becomesNurse = async (workerId: number) => {
    if (nurses.has(workerId)) return
    nurses.add(workerId)
    const { agencyWorker } = await clientOf("agency")
    await agencyWorker.addJob({ params: { workerId }, payload: { assignmentCodeId: 32, paymentMethodId: 1 } })
    await served.query(async (db) => {
      await db.updateTable("workers").set({ gender: "FEMALE" }).where("id", "=", workerId).execute()
      await db
        .updateTable("workerAgencies")
        .set({ fitToWork: true, rightToWork: "Citizen", sharesSince: new Date(), dbsNumber: "001234567890" })
        .set({ nextCheckDate: "2097-01-01" })
        .where("workerId", "=", workerId)
        .execute()
    })
  }

  /** A vehicle of the agency that can be used. */
  const ambulance = () => {
    vehicles += 1
    return bookings.addVehicle({ regno: `TR${String(vehicles).padStart(2, "0")} ABC` })
  }

  const specOf = ({ transportWorkerSpecList }: TransportJob, code: number) => {
    const spec = transportWorkerSpecList.find(({ assignmentCode }) => assignmentCode === code)
    if (!spec) throw new Error("The job has no such line")
    return spec
  }

  /** A job that the agency has accepted. */
  const accepted = async (day = 3) => {
    const { id } = await requests.request({ dateTimeRequired: inDays(day) })
    const { step } = await desk()
    return step({ params: { id }, payload: { event: "job.accepted" } })
  }

  /** The same with vehicle, driver, crew and leader. */
  const planned = async (day = 3) => {
    const transport = await desk()
    const job = await accepted(day)
    const params = { id: job.id }
    const driver = await crewMember()
    const leader = await crewMember()
    const nurses = [leader, await crewMember()]
    await transport.pickVehicle({ params, payload: { id: await ambulance() } })
    await transport.pickDriver({ params, payload: { id: driver } })
    const specId = specOf(job, 32).workerSpecId
    for (const workerId of nurses)
      await transport.bookWorker({ params: { id: job.id, specId }, payload: { workerId } })
    return { job: await transport.nameLeader({ params, payload: { id: leader } }), driver, leader, nurses }
  }

  return {
    ...{ ...requests, clientOf, desk, askLittle, crewMember, becomesNurse },
    ...{ ambulance, accepted, planned, specOf }
  }
}
