import type { PlannedJob, TransportRequest } from "@crewfleet/machines"
import { authorisationForm, timeZoneName, writeInstant } from "@crewfleet/sdk/rules"
import { useState } from "react"
import { EditorDialog } from "../editing/EditorDialog.tsx"
import { timeZone } from "../time/timeZone.ts"
import type { JobOnPage } from "./JobOnPage.ts"

interface AuthoriseDialogProps extends Pick<JobOnPage, "job" | "logics" | "owner"> {
  readonly request: TransportRequest
  /** Called once, with whether the job was authorised. */
  readonly onDone: (changed: boolean) => void
}

/** Asks for the planned times with which a job is authorised, beginning with the plan. */
export function AuthoriseDialog({ job, request, owner, logics, onDone }: AuthoriseDialogProps) {
  const zone = job.timeZone ?? timeZone()
  const [logic] = useState(() => logics.authorisation(request, job))
  return (
    <EditorDialog<PlannedJob, typeof authorisationForm>
      logic={logic}
      of={authorisationForm}
      owner={owner}
      id={request.id}
      thing="transportAuthorisation"
      title="Authorise"
      submit="Authorise"
      onDone={({ changed }) => onDone(changed)}
    >
      {() => (
        <p>
          {job.dateTimeRequired &&
            `The pickup is asked for on ${writeInstant("moment", job.dateTimeRequired, zone)}. `}
          Times are those of {timeZoneName(zone)}.
        </p>
      )}
    </EditorDialog>
  )
}
