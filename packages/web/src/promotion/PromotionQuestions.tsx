import type { EditorEvent, promotionEditorMachine } from "@crewfleet/machines"
import type { PromotionForm } from "@crewfleet/sdk"
import type { SnapshotFrom } from "xstate"
import { DiscardQuestion } from "../editing/DiscardQuestion.tsx"
import { Sure } from "../ui/Sure.tsx"

interface PromotionQuestionsProps {
  readonly state: SnapshotFrom<ReturnType<typeof promotionEditorMachine>>
  readonly send: (event: EditorEvent<PromotionForm>) => void
}

/** What is asked before something typed is lost or a promotion ends for ever. */
export function PromotionQuestions({ state, send }: PromotionQuestionsProps) {
  return (
    <>
      <DiscardQuestion open={state.matches("discarding")} send={send} />
      <Sure
        open={state.matches("confirming")}
        title="End this promotion for ever?"
        description="No further booking will get it, and it cannot be activated again."
        no="Keep it"
        yes="End for ever"
        onNo={() => send({ type: "act.cancelled" })}
        onYes={() => send({ type: "act.confirmed" })}
      />
    </>
  )
}
