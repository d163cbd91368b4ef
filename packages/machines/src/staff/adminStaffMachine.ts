import type { ListedWorker } from "@crewfleet/sdk"
import { type AskPage, listLogic } from "../list/listLogic.ts"
import { pagedListMachine } from "../list/pagedListMachine.ts"
import { askStaff } from "./staffListMachine.ts"

/** A worker of one of several agencies; whoever works for two is there twice. */
export interface WorkerOfAgency extends Omit<ListedWorker, "id"> {
  readonly id: string
  readonly workerId: number
}

/** How the workers of all agencies are narrowed: to those of one, by its number as digits. */
export interface AdminStaffFilter {
  readonly agency?: string | undefined
}

/** The workers of all agencies, or of one, searched, ordered and paged through. */
export const adminStaffMachine = pagedListMachine<WorkerOfAgency, AdminStaffFilter>({
  id: "adminStaff",
  description: "The workers of all agencies, or of one, searched, ordered and paged through.",
  size: 25
})

/** How a page of them is asked for. */
export const askAdminStaff: AskPage<WorkerOfAgency, AdminStaffFilter> = async (client, request, options) => {
  const { agency } = request.filter
  const filter = { agencyId: agency === undefined ? undefined : Number(agency) }
  const { content, ...page } = await askStaff(client, { ...request, filter }, options)
  return {
    ...page,
    content: content.map(({ id, ...worker }) => ({
      ...worker,
      id: `${worker.agency?.id}-${id}`,
      workerId: id
    }))
  }
}

/** The list with the SDK behind its port. */
export const adminStaffLogic = listLogic(adminStaffMachine, askAdminStaff)
