import { agencyStaff } from "./agencyStaff.ts"
import { inMailTo } from "./inMailTo.ts"
import type { DemoService } from "./startDemo.ts"
import { transportDesk } from "./transportDesk.ts"
import { callingAs, inHours, type Job, someRequest, specOf } from "./transportJobs.ts"

/**
 * A journey of the test's own agency that may begin: a ward has asked for it, it has a vehicle, a driver and a leader, and the leader
 * the link to its log. It was to be over an hour ago, so that the hours of its crew can be entered as planned.
 */
export const committedJourney = async (service: DemoService) => {
  const agency = await agencyStaff(service)
  const ward = await callingAs(service, "ward")
  const desk = await transportDesk(service)
  const request = someRequest(agency.agencyId, inHours(-3), {
    transportWorkerSpecList: [
      { rowId: "code-2", assignmentCode: 2, gender: "NO_PREFERENCE", numberOfStaff: 1 },
      { rowId: "code-32", assignmentCode: 32, gender: "NO_PREFERENCE", numberOfStaff: 1 }
    ]
  })
  const { id, refPrefix } = await ward.call<Job>("/transport-request", "POST", request)
  const dora = await agency.employ("Dora", 2)
  const nell = await agency.employ("Nell", 32)
  await desk.step(id, "job.accepted")
  await desk.pickVehicle(id)
  const line = specOf(await desk.job(id), 32)
  await desk.put(`${id}/specs/${line}/bookings`, { workerId: nell.id }, "POST")
  await desk.put(`${id}/driver`, { id: dora.id })
  await desk.put(`${id}/leader`, { id: nell.id })
  await desk.put(`${id}/authorisation`, {
    ...{ transportId: id, start: inHours(-4), end: inHours(-1), breakTime: 15 }
  })
  await desk.step(id, "job.committed")
  const link = await inMailTo(service, nell.email, /(\/guest\/team-leader-login\/\d+)/)
  const stands = async () => (await desk.job(id)).transportStatus
  return { id, ref: refPrefix, link, nell, dora, agency, ward, desk, stands }
}

/** A journey whose log can be opened. */
export type CommittedJourney = Awaited<ReturnType<typeof committedJourney>>
