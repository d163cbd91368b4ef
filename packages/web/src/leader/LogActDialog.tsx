import type { JourneyLogEvent, journeyLogMachine } from "@crewfleet/machines"
import type { JourneyLog } from "@crewfleet/sdk"
import { returnableSteps } from "@crewfleet/sdk/rules"
import { useEffect } from "react"
import type { SnapshotFrom } from "xstate"
import { ActWarnings } from "../acting/ActWarnings.tsx"
import { ReasonForm } from "../acting/ReasonForm.tsx"
import { Dialog } from "../ui/Dialog.tsx"
import { TextAreaField } from "../ui/TextAreaField.tsx"

interface LogActDialogProps {
  readonly log: JourneyLog
  readonly state: SnapshotFrom<typeof journeyLogMachine>
  readonly send: (event: JourneyLogEvent) => void
}

/** Asks why a defect is overruled, how it was mended, or what is to be mended of each step, before it is sent. */
export function LogActDialog({ log, state, send }: LogActDialogProps) {
  const { act, reason, words, problems, warnings, overtaken } = state.context
  const isSent = state.matches("acting") || (state.matches("loading") && warnings.length > 0)
  const isOpen = state.matches("asking") || (isSent && act?.do !== "makeCode")
  const isReturn = act?.do === "giveBack"
  const shown = isOpen && act !== undefined
  useEffect(() => {
    if (shown && isReturn) document.getElementById(returnableSteps[0]?.id ?? "")?.focus()
  }, [shown, isReturn])
  if (!shown || act.do === "makeCode") return null
  const defect =
    act.do === "giveBack"
      ? undefined
      : [...(log.vehicle?.openDefects ?? []), ...log.otherDefects].find(({ id }) => id === act.defectId)
  const said = saying[act.do]
  const busy = state.hasTag("busy")
  const abandon = () => send({ type: "act.abandoned" })
  return (
    <Dialog
      open
      size="small"
      title={defect ? `${defect.label}: ${said.title}` : said.title}
      {...(!busy && { onCancel: abandon })}
    >
      <ReasonForm
        act={said.act}
        kind="primary"
        asked={isReturn ? undefined : { label: said.label, hint: said.hint, optional: false }}
        reason={reason}
        problems={problems}
        busy={busy}
        onType={(typed) => send({ type: "reason.typed", reason: typed })}
        onConfirm={() => send({ type: "act.confirmed" })}
        onAbandon={abandon}
      >
        <ActWarnings warnings={warnings} overtaken={overtaken} title="Somebody else was faster">
          <p>This is how the log stands now. Nothing was changed by you; you can send this again.</p>
        </ActWarnings>
        {isReturn && (
          <>
            <p>{said.hint}</p>
            {returnableSteps.map(({ id, title }) => (
              <TextAreaField
                key={id}
                name={id}
                label={title}
                optional
                value={words[id] ?? ""}
                problem={problems.find(({ field }) => field === id)?.text}
                onChange={({ currentTarget }) =>
                  send({ type: "words.typed", step: id, words: currentTarget.value })
                }
              />
            ))}
          </>
        )}
      </ReasonForm>
    </Dialog>
  )
}

const saying = {
  overrule: {
    title: "let the crew leave in spite of it?",
    act: "Overrule",
    label: "Reason",
    hint: "It stands with your name in the log"
  },
  mend: {
    title: "it is mended",
    act: "Save",
    label: "How it was mended, and by whom",
    hint: "The vehicle is in service again once nothing is left that forbids it"
  },
  giveBack: {
    title: "Give the log back",
    act: "Give back",
    label: "",
    hint: "Say what is to be mended, step by step; what stays empty is not given back. The leader reads it in the log."
  }
} as const
