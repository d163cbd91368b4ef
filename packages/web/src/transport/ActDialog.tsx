import type { TransportAct } from "@crewfleet/machines"
import {
  agencyStandingWords,
  committedStatuses,
  isAmong,
  transportStepMeans,
  transportStepWords,
  wantsReason
} from "@crewfleet/sdk/rules"
import { ActWarnings } from "../acting/ActWarnings.tsx"
import { ReasonForm } from "../acting/ReasonForm.tsx"
import { Dialog } from "../ui/Dialog.tsx"
import type { JobOnPage } from "./JobOnPage.ts"

/** Asks why something is done, or whether it is to be done that cannot be undone, before it is. */
export function ActDialog({ job, state, send }: Pick<JobOnPage, "job" | "state" | "send">) {
  const { act, reason, problems, warnings, overtaken } = state.context
  const busy = state.hasTag("busy")
  if (!act) return null
  const { title, does, kind } = wordsFor(act)
  const means = act.do === "step" ? transportStepMeans(act.step) : undefined
  const asksWhy = act.do !== "step" || wantsReason(act.step)
  const abandon = () => send({ type: "act.abandoned" })
  return (
    <Dialog open size="small" title={title} {...(!busy && { onCancel: abandon })}>
      <ReasonForm
        act={does}
        kind={kind}
        asked={
          asksWhy ? { label: "Reason", hint: readersOf(act, job), optional: isOptional(act, job) } : undefined
        }
        reason={reason}
        problems={problems}
        busy={busy}
        onType={(typed) => send({ type: "reason.typed", reason: typed })}
        onConfirm={() => send({ type: "act.confirmed" })}
        onAbandon={abandon}
      >
        <ActWarnings warnings={warnings} overtaken={overtaken} title="Somebody else was faster">
          <p>
            The job is {agencyStandingWords(job.transportStatus).toLowerCase()} now. Nothing was changed by
            you; you can send this again.
          </p>
        </ActWarnings>
        {means && <p>{means}</p>}
      </ReasonForm>
    </Dialog>
  )
}

const isOptional = ({ do: done }: TransportAct, { transportStatus }: JobOnPage["job"]) =>
  done === "reject" || (done === "remove" && !isAmong(committedStatuses, transportStatus))

const readersOf = ({ do: done }: TransportAct, { transportStatus, withheld }: JobOnPage["job"]) => {
  if (done === "hold") return "Administrators read it"
  if (done !== "step") return "Your agency keeps it: the worker does not read it"
  // Where others were asked as well, a new job is passed on to them.
  const isPassedOn = transportStatus === "NEW" && withheld.length > 0
  return isPassedOn ? "Your agency keeps it: other agencies and the ward do not read it" : "The ward reads it"
}

interface ActWords {
  readonly title: string
  readonly does: string
  readonly kind: "primary" | "danger"
}

const wordsFor = (act: TransportAct): ActWords => {
  if (act.do === "reject") return { title: "Reject this application?", does: "Reject", kind: "danger" }
  if (act.do === "remove") return { title: "Remove from the crew?", does: "Remove", kind: "danger" }
  if (act.do === "hold")
    return {
      title: "Keep what it says of the patient?",
      does: transportStepWords("job.held").act,
      kind: "primary"
    }
  const step = act.do === "step" ? act.step : act.do
  const does = transportStepWords(step).act
  if (step === "log.accepted") return { title: "Accept the log as far as it goes?", does, kind: "primary" }
  return step === "job.committed"
    ? { title: "Commit this job?", does, kind: "primary" }
    : { title: `${does} this job?`, does: `${does} job`, kind: "danger" }
}
