import type { Colleague } from "@crewfleet/sdk"
import { type AskPage, listLogic } from "../list/listLogic.ts"
import { pagedListMachine } from "../list/pagedListMachine.ts"

/** The client whose workers are listed. */
export interface ClientScope {
  readonly clientId: number
}

/** Those who are or were booked for a client. */
export const clientStaffMachine = pagedListMachine<Colleague, ClientScope>({
  id: "clientStaff",
  description: "Those who are or were booked for a client, searched and paged through.",
  size: 25
})

/** How a page of a client's workers is asked for. */
export const askClientStaff: AskPage<Colleague, ClientScope> = (client, request, options) => {
  const { search, page, size, filter } = request
  const query = { search: search || undefined }
  return client.worker.ofClient({ params: { ...filter, page, size }, query }, options)
}

/** A client's workers with the SDK behind their port. */
export const clientStaffLogic = listLogic(clientStaffMachine, askClientStaff)
