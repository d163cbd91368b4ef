import type { TransportAct } from "@crewfleet/machines"
import {
  agencyStandingWords,
  committedStatuses,
  isAmong,
  transportStepWords,
  wantsReason
} from "@crewfleet/sdk/rules"
import { ReasonForm } from "../acting/ReasonForm.tsx"
import { Callout } from "../ui/Callout.tsx"
import { Dialog } from "../ui/Dialog.tsx"
import type { JobOnPage } from "./JobOnPage.ts"

/** Asks why something is done, or whether it is to be done that cannot be undone, before it is. */
export function ActDialog({ job, state, send }: Pick<JobOnPage, "job" | "state" | "send">) {
  const { act, reason, problems, overtaken } = state.context
  const busy = state.hasTag("busy")
  if (!act) return null
  const { title, does, kind } = wordsFor(act)
  const asksWhy = act.do !== "step" || wantsReason(act.step)
  const abandon = () => send({ type: "act.abandoned" })
  return (
    <Dialog open size="small" title={title} {...(!busy && { onCancel: abandon })}>
      <ReasonForm
        act={does}
        kind={kind}
        asked={
          asksWhy ? { label: "Reason", hint: readersOf(act), optional: isOptional(act, job) } : undefined
        }
        reason={reason}
        problems={problems}
        busy={busy}
        onType={(typed) => send({ type: "reason.typed", reason: typed })}
        onConfirm={() => send({ type: "act.confirmed" })}
        onAbandon={abandon}
      >
        {overtaken && (
          <Callout tone="warning" title="Somebody else was faster">
            <p>
              The job is {agencyStandingWords(job.transportStatus).toLowerCase()} now. Nothing was changed by
              you; you can send this again.
            </p>
          </Callout>
        )}
        {act.do === "step" && act.step === "job.committed" && (
          <p>
            The crew is sent, and the team leader is told where to sign in. This cannot be undone: afterwards
            the job can only be carried out or aborted.
          </p>
        )}
      </ReasonForm>
    </Dialog>
  )
}

const isOptional = ({ do: done }: TransportAct, { transportStatus }: JobOnPage["job"]) =>
  done === "reject" || (done === "remove" && !isAmong(committedStatuses, transportStatus))

const readersOf = ({ do: done }: TransportAct) => {
  if (done === "hold") return "Administrators read it"
  return done === "step" ? "Everybody who may see the job reads it" : "The worker reads it"
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
      title: "Keep it from being erased?",
      does: transportStepWords("job.held").act,
      kind: "primary"
    }
  const step = act.do === "step" ? act.step : act.do
  const does = transportStepWords(step).act
  return step === "job.committed"
    ? { title: "Commit this job?", does, kind: "primary" }
    : { title: `${does} this job?`, does: `${does} job`, kind: "danger" }
}
