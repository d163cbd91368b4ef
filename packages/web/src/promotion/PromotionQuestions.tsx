import type { EditorEvent, promotionEditorMachine } from "@crewfleet/machines"
import type { PromotionForm } from "@crewfleet/sdk"
import type { SnapshotFrom } from "xstate"
import { Button } from "../ui/Button.tsx"
import { Dialog } from "../ui/Dialog.tsx"

interface PromotionQuestionsProps {
  readonly state: SnapshotFrom<ReturnType<typeof promotionEditorMachine>>
  readonly send: (event: EditorEvent<PromotionForm>) => void
}

/** What is asked before something typed is lost or a promotion ends for ever. */
export function PromotionQuestions({ state, send }: PromotionQuestionsProps) {
  const stay = () => send({ type: "discard.cancelled" })
  const keep = () => send({ type: "act.cancelled" })
  return (
    <>
      <Dialog
        open={state.matches("discarding")}
        size="small"
        title="Discard what you typed?"
        description="It has not been saved."
        onDismiss={stay}
        actions={
          <>
            <Button onClick={stay}>Keep editing</Button>
            <Button kind="danger" onClick={() => send({ type: "discard.confirmed" })}>
              Discard
            </Button>
          </>
        }
      />
      <Dialog
        open={state.matches("confirming")}
        size="small"
        title="End this promotion for ever?"
        description="No further booking will get it, and it cannot be activated again."
        onDismiss={keep}
        actions={
          <>
            <Button onClick={keep}>Keep it</Button>
            <Button kind="danger" onClick={() => send({ type: "act.confirmed" })}>
              End for ever
            </Button>
          </>
        }
      />
    </>
  )
}
