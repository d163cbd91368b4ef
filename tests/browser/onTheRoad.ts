import type { RunningService } from "../startService.ts"
import type { agencyStaff } from "./agencyStaff.ts"
import { leaderDevice } from "./leaderDevice.ts"
import { transportDesk } from "./transportDesk.ts"
import { callingAs, inHours, type Job, someRequest, specOf } from "./transportJobs.ts"

type Staff = Awaited<ReturnType<typeof agencyStaff>>

interface Journey {
  /** Asks for it, and answers its number. */
  readonly ask: (request: object) => Promise<number>
  /** The driver, and two nurses of whom the first leads. */
  readonly names?: readonly [string, string, string]
}

/** Asks for a journey as a ward of the demo does. */
export const askingAsWard = (service: RunningService) => async (request: object) =>
  (await (await callingAs(service, "ward")).call<Job>("/transport-request", "POST", request)).id

/** A journey whose crew was sent: a driver and two nurses, of whom the first leads. */
export const onTheRoad = async (
  service: RunningService,
  agency: Staff,
  { ask, names: [driver, first, second] = ["Dora", "Nell", "Ann"] }: Journey
) => {
  const desk = await transportDesk(service)
  const { put, job } = desk
  const id = await ask(someRequest(agency.agencyId, inHours(-1)))
  const dora = await agency.employ(driver, 2)
  const nell = await agency.employ(first, 32)
  const ann = await agency.employ(second, 32)
  await desk.step(id, "job.accepted")
  await desk.pickVehicle(id)
  await put(`${id}/driver`, { id: dora.id })
  const line = specOf(await job(id), 32)
  for (const worker of [nell, ann]) await put(`${id}/specs/${line}/bookings`, { workerId: worker.id }, "POST")
  await put(`${id}/leader`, { id: nell.id })
  await put(`${id}/authorisation`, { transportId: id, start: inHours(-2), end: inHours(4), breakTime: 0 })
  await desk.step(id, "job.committed")
  const { refPrefix, vehicle } = await job(id)
  return { desk, id, refPrefix, vehicleId: vehicle?.id ?? 0, dora, nell, ann }
}

/** The same, whose log is submitted and whose hours are entered. */
export const logged = async (service: RunningService, agency: Staff, journey: Journey) => {
  const there = await onTheRoad(service, agency, journey)
  const on = await leaderDevice(service, there.id, there.nell)
  await on.vehicle(there.vehicleId)
  await on.property("TAKEN", "A blue bag")
  await on.medication("TAKEN")
  await on.incident("INJURY")
  await on.property("HANDED", "A blue bag")
  await on.medication("HANDED")
  await on.dropOff("Dr Adeyemi")
  await there.desk.enterHours(there.id, 1)
  return there
}
