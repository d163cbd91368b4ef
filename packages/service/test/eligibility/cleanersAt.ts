import type { Served } from "../servedOnBoth.ts"
import { staffAt } from "../worker/staffAt.ts"

/** What an agency keeps of a worker. */
export const kept = {
  paymentMethod: "Paye",
  employmentStartDate: "2026-01-01",
  contractEndDate: "2097-01-01",
  nextCheckDate: "2097-01-01",
  rightToWork: "Citizen",
  dbsNumber: "001234567890"
}
/** Requirements, as they are saved. */
export const fire = {
  name: "Fire safety",
  anyOf: [{ kind: "training", id: 4 }],
  otherwise: "REFUSE",
  graceDays: 0
} as const
export const right = { ...fire, name: "Right to work", anyOf: [{ kind: "rightToWork" }] } as const
export const dbs = { ...fire, name: "DBS", anyOf: [{ kind: "dbs" }] } as const

/** Makes a cleaner of whom the agency keeps all that the starting set asks of it. */
export const cleanersAt = (served: Served) => {
  const { clientOf, newWorker } = staffAt(served)
  return async () => {
    const { agencyWorker } = await clientOf("agency")
    const workerId = await newWorker()
    const params = { workerId }
    await agencyWorker.addJob({ params, payload: { assignmentCodeId: 1, paymentMethodId: 1 } })
    await agencyWorker.updateInformation({ params, payload: kept })
    await agencyWorker.fitToWork({ params, payload: { fitToWork: true } })
    return workerId
  }
}
