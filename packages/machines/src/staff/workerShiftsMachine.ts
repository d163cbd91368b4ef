import type { WorkerShift } from "@crewfleet/sdk"
import { listLogic } from "../list/listLogic.ts"
import { pagedListMachine } from "../list/pagedListMachine.ts"
import type { StaffScope } from "./StaffScope.ts"

/** The shifts with an agency for which a worker is booked, the next one first. */
export const workerShiftsMachine = pagedListMachine<WorkerShift, StaffScope>({
  id: "workerShifts",
  description: "The shifts with an agency for which a worker is booked, page by page.",
  size: 5
})

/** The shifts with the SDK behind their port. */
export const workerShiftsLogic = listLogic(
  workerShiftsMachine,
  (client, { page, size, filter: { workerId, agencyId } }, options) =>
    client.driver.shifts({ params: { workerId, page, size }, query: { agencyId } }, options)
)
