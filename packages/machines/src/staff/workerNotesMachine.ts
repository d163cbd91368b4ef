import type { WorkerNote } from "@crewfleet/sdk"
import { listLogic } from "../list/listLogic.ts"
import { pagedListMachine } from "../list/pagedListMachine.ts"
import type { StaffScope } from "./StaffScope.ts"

/** What was written down about a worker by an agency, the latest first. */
export const workerNotesMachine = pagedListMachine<WorkerNote, StaffScope>({
  id: "workerNotes",
  description: "What was written down about a worker by an agency, page by page.",
  size: 10
})

/** The notes with the SDK behind their port. */
export const workerNotesLogic = listLogic(
  workerNotesMachine,
  (client, { page, size, filter: { workerId, agencyId } }, options) =>
    client.agencyWorker.notes({ params: { workerId, page, size }, query: { agencyId } }, options)
)
