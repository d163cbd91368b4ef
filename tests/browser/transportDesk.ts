import type { TransportJob } from "../../packages/sdk/src/transport/TransportJob.ts"
import { askingAs, expect } from "./portal.ts"
import type { DemoService } from "./startDemo.ts"

interface Candidate {
  readonly id: number
  readonly verdict: string
  readonly taken: ReadonlyArray<unknown>
}

/** A job as its agency reads it. */
export type Job = typeof TransportJob.Type

/** What the desk of the demo's agency does with a job, without its screens. */
export const transportDesk = async (service: DemoService) => {
  const { ask, read, agentId } = await askingAs(service, "agency")
  const put = async (path: string, body: object = {}, method = "PUT"): Promise<Job> => {
    const answer = await ask(`/transport/${path}`, { method, body: JSON.stringify(body) })
    expect(answer.status, await answer.clone().text()).toBe(200)
    return (await answer.json()) as Job
  }
  const job = (id: number) => read<Job>(`/transport/${id}`)
  const step = (id: number, event: string, reason?: string) => put(`${id}/status`, { event, reason })
  const isFree = ({ verdict, taken }: Candidate) => verdict !== "MAY_NOT" && taken.length === 0
  const free = (candidates: ReadonlyArray<Candidate>, others: ReadonlyArray<number> = []) => {
    const found = candidates.find((one) => isFree(one) && !others.includes(one.id))
    if (!found) throw new Error("Nobody is free at that time")
    return found.id
  }
  const pickVehicle = async (id: number) => {
    const vehicles = await read<
      ReadonlyArray<{ id: number; approved: boolean; taken: ReadonlyArray<unknown> }>
    >(`/transport/${id}/vehicles`)
    const found = vehicles.find(({ approved, taken }) => approved && taken.length === 0)
    await put(`${id}/vehicle`, { id: found?.id })
  }
  /** Books whoever is fit and free for every seat that is left, except for some; gives who is booked. */
  const bookCrew = async (id: number, except: ReadonlyArray<number> = []) => {
    const { transportWorkerSpecList } = await job(id)
    const booked = [...except]
    for (const { workerSpecId, numberOfStaff, bookingsCount } of transportWorkerSpecList)
      for (let left = numberOfStaff - bookingsCount; left > 0; left -= 1) {
        const lines = await read<ReadonlyArray<{ workerSpecId: number; workers: ReadonlyArray<Candidate> }>>(
          `/transport/${id}/workers`
        )
        const workers = lines.find((line) => line.workerSpecId === workerSpecId)?.workers ?? []
        const workerId = free(workers, booked)
        booked.push(workerId)
        await put(`${id}/specs/${workerSpecId}/bookings`, { workerId }, "POST")
      }
  }
  const pickDriver = async (id: number, others: ReadonlyArray<number> = []) => {
    const drivers = await read<ReadonlyArray<Candidate>>(`/transport/${id}/drivers`)
    await put(`${id}/driver`, { id: free(drivers, others) })
  }
  const authorise = async (id: number) => {
    const { shiftDate, shiftEndDate } = await job(id)
    await put(`${id}/authorisation`, { transportId: id, start: shiftDate, end: shiftEndDate, breakTime: 30 })
  }
  /** Enters that everybody who was booked has worked some hours, until a moment ago. */
  const enterHours = async (id: number, hours: number, reason?: string) => {
    const { transportWorkerSpecList } = await job(id)
    const end = new Date(Math.floor(Date.now() / 60_000 - 10) * 60_000)
    const start = new Date(end.getTime() - hours * 3_600_000)
    const times = transportWorkerSpecList
      .flatMap(({ bookings }) => bookings)
      .filter(({ shiftStatus }) => shiftStatus === "BOOKED" || shiftStatus === "COMPLETED")
      .map(({ id: bookingId, version }) => ({ bookingId, version, start, end, breakTime: 0, reason }))
    await put(`${id}/times`, { id, times })
  }
  return {
    enterHours,
    agencyId: Number(agentId),
    ask,
    read,
    put,
    job,
    step,
    pickVehicle,
    bookCrew,
    pickDriver,
    authorise
  }
}

interface Asked {
  readonly agencyId: number
  readonly inDays: number
  /** How many are needed, by the number of the assignment code. */
  readonly crew: Readonly<Record<number, number>>
}

/** Asks an agency for a journey as a ward of the demo does, without its screens. */
export const askFor = async (service: DemoService, { agencyId, inDays, crew }: Asked): Promise<Job> => {
  const { ask } = await askingAs(service, "ward")
  const dateTimeRequired = new Date(Date.now() + inDays * 86_400_000).toISOString()
  const transportWorkerSpecList = Object.entries(crew).map(([code, numberOfStaff]) => ({
    ...{ rowId: `code-${code}`, assignmentCode: Number(code), gender: "NO_PREFERENCE", numberOfStaff }
  }))
  const answers = {
    ...{ pickupPostCode: "BS1 4DJ", destination: "Callington Road Hospital", destinationPostCode: "BS4 5BJ" },
    ...{ pname: "Grace Okafor", pcaddress: "Southmead Road, Bristol", pcemail: "willow@ward.example" },
    ...{ patientName: "Ottoline Featherstone", pdob: "1971-03-09", passengerGender: "FEMALE" },
    ...{ reasonForTransport: "INFORMAL_PATIENT", mentalHealthStatus: "Believes that she is followed" },
    ...{ isPassengerAwareOfTransport: true, patientMedication: false, walk: true },
    ...{ passengerRequiresRestraints: false, areStaffEscortingPatient: false },
    ...{ semail: "grace@ward.example", disclaimer: true }
  }
  const answer = await ask("/transport-request", {
    method: "POST",
    body: JSON.stringify({ agencyId, dateTimeRequired, transportWorkerSpecList, ...answers })
  })
  expect(answer.status, await answer.clone().text()).toBe(200)
  return (await answer.json()) as Job
}
