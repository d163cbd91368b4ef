import type { EditorEvent, EditorStep } from "@crewfleet/machines"
import type { PromotionForm } from "@crewfleet/sdk"
import { DiscardQuestion } from "../editing/DiscardQuestion.tsx"
import { Sure } from "../ui/Sure.tsx"

interface PromotionQuestionsProps {
  readonly step: EditorStep
  readonly send: (event: EditorEvent<PromotionForm>) => void
}

/** What is asked before something typed is lost or a promotion ends for ever. */
export function PromotionQuestions({ step, send }: PromotionQuestionsProps) {
  return (
    <>
      <DiscardQuestion open={step === "discarding"} send={send} />
      <Sure
        open={step === "confirming"}
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
