import { type AnyForm, differingSections } from "@crewfleet/sdk/rules"
import { timeZone } from "../time/timeZone.ts"
import { Dialog } from "../ui/Dialog.tsx"
import { BothVersions } from "./BothVersions.tsx"
import { DiscardQuestion } from "./DiscardQuestion.tsx"
import type { OpenEditor } from "./useEditor.ts"

interface EditorDecisionsProps<Thing, Form extends AnyForm> {
  readonly editor: OpenEditor<Thing, Form>
  /** What is edited, such as `vehicle`. */
  readonly thing: string
  /** What has happened where somebody else was faster. */
  readonly changed: string
}

/** What an editor on a page of its own asks above it: which of two versions counts, and whether to lose what was typed. */
export function EditorDecisions<Thing, Form extends AnyForm>({
  editor: { of, context, step, send },
  thing,
  changed
}: EditorDecisionsProps<Thing, Form>) {
  const { form, theirs } = context
  return (
    <>
      {step === "comparing" && theirs && (
        <Dialog open size="large" title={changed}>
          <BothVersions
            thing={thing}
            sections={differingSections(of, form, of.read(theirs), timeZone())}
            onChoose={send}
          />
        </Dialog>
      )}
      <DiscardQuestion saved open={step === "discarding"} send={send} />
    </>
  )
}
