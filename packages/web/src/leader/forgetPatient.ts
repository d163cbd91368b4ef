import type { LeaderLog } from "@crewfleet/sdk"
import { transportForm } from "@crewfleet/sdk/rules"

/** A log of which its former leader reads nothing any more: neither patient nor records, and what it is called stays. */
export const withoutPatient = (log: LeaderLog): LeaderLog => {
  const told = Object.entries(transportForm.questions).filter(([, question]) => "audience" in question)
  const withheld = told.map(([name]) => name)
  const job = Object.fromEntries(Object.entries(log.job).filter(([name]) => !withheld.includes(name)))
  return {
    ...log,
    job: { ...(job as typeof log.job), withheld, riskDoc: undefined },
    records: []
  }
}
