import type { Session } from "@crewfleet/sdk"
import { HoldCard } from "./HoldCard.tsx"
import { JobDetails } from "./JobDetails.tsx"
import type { JobOnPage } from "./JobOnPage.ts"
import { LegibleCard } from "./LegibleCard.tsx"

interface AdminJobProps extends JobOnPage {
  /** What whoever is signed in may do. */
  readonly session: Pick<Session, "permissions">
}

/** A job as an administrator sees it: who is asked, what is kept of the patient, and the request without them. */
export function AdminJob({ session, ...page }: AdminJobProps) {
  return (
    <>
      <LegibleCard {...page} />
      <HoldCard {...page} mayHold={session.permissions.includes("VIEW_SETTINGS")} />
      <JobDetails job={page.job} userType="ADMIN" />
    </>
  )
}
