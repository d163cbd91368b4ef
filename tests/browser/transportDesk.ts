import type { RunningService } from "../startService.ts"
import { callingAs, type Job } from "./transportJobs.ts"

interface Candidate {
  readonly id: number
  readonly verdict: string
  readonly taken: ReadonlyArray<unknown>
}

/** What the desk of the demo's agency does with a job, without its screens. */
export const transportDesk = async (service: RunningService) => {
  const { call, ask, read, agentId } = await callingAs(service, "agency")
  const put = (path: string, body: object = {}, method: "POST" | "PUT" = "PUT"): Promise<Job> =>
    call(`/transport/${path}`, method, body)
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
