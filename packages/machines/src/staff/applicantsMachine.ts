import type { Applicant } from "@crewfleet/sdk"
import { type AskPage, listLogic } from "../list/listLogic.ts"
import { pagedListMachine } from "../list/pagedListMachine.ts"
import type { Scope } from "../Viewer.ts"

/** Whose applicants are listed: those who wait, or those who were declined. */
export interface ApplicantsFilter extends Scope {
  readonly standing?: "DECLINED" | undefined
}

/** Those who have applied to an agency. */
export const applicantsMachine = pagedListMachine<Applicant, ApplicantsFilter>({
  id: "applicants",
  description: "Those who have applied to an agency, searched and paged through.",
  size: 25,
  harmless: ["standing", "declined"]
})

/** How a page of applicants is asked for. */
const askApplicants: AskPage<Applicant, ApplicantsFilter> = (client, request, options) => {
  const { search, page, size, filter } = request
  const { agencyId, standing } = filter
  const query = {
    agencyId,
    search: search || undefined,
    declined: standing === "DECLINED" ? ("true" as const) : undefined
  }
  return client.agencyWorker.applicants({ params: { page, size }, query }, options)
}

/** The list of applicants with the SDK behind its port. */
export const applicantsLogic = listLogic(applicantsMachine, askApplicants)
