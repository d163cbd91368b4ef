import type { plannerMachine } from "@crewfleet/machines"
import { type CrewHours, differingSections, plannerForm } from "@crewfleet/sdk/rules"
import { useEffect, useEffectEvent } from "react"
import { BothVersions } from "../editing/BothVersions.tsx"
import { ConfirmAnswers } from "../editing/ConfirmAnswers.tsx"
import { EditorForm } from "../editing/EditorForm.tsx"
import { type EditorOpening, useEditor } from "../editing/useEditor.ts"
import { failureWords } from "../list/failureWords.ts"
import { retryFor } from "../list/retryFor.ts"
import { timeZone } from "../time/timeZone.ts"
import { Button } from "../ui/Button.tsx"
import { EmptyState } from "../ui/EmptyState.tsx"
import { ErrorState } from "../ui/ErrorState.tsx"
import { Row } from "../ui/Row.tsx"
import { SkeletonLines } from "../ui/Skeleton.tsx"
import { PlannerRoles } from "./PlannerRoles.tsx"
import { PlannerStanding } from "./PlannerStanding.tsx"
import { whyNoHours } from "./whyNoHours.ts"

interface OpenPlannerProps {
  readonly opening: EditorOpening<CrewHours, typeof plannerForm>
  readonly logic: typeof plannerMachine
  readonly onSaved: (() => void) | undefined
}

/** Shows `plannerMachine`. */
export function OpenPlanner({ opening, logic, onSaved }: OpenPlannerProps) {
  const editor = useEditor<CrewHours, typeof plannerForm>(logic, opening)
  const { context, step, busy, send } = editor
  const { thing, theirs, failure, hasChanged } = context
  const tell = useEffectEvent(() => onSaved?.())
  useEffect(() => {
    if (hasChanged && thing) tell()
  }, [hasChanged, thing])
  if (step === "failed" && failure)
    return (
      <ErrorState
        message={failureWords("authenticatedCall", failure)}
        onRetry={retryFor(failure, () => send({ type: "reload.asked" }))}
      />
    )
  if (step === "comparing" && theirs)
    return (
      <BothVersions
        thing="job planner"
        sections={differingSections(plannerForm, context.form, plannerForm.read(theirs), timeZone())}
        onChoose={send}
      />
    )
  if (!thing || step === "loading") return <SkeletonLines lines={6} />
  if (thing.crew.length === 0)
    return <EmptyState title="Nobody is booked">Hours are entered for those who are booked.</EmptyState>
  const why = whyNoHours(thing.transportStatus)
  return (
    <>
      {opening.draft && <p>This is what you typed earlier and did not send.</p>}
      <PlannerStanding hours={thing} why={why} />
      <EditorForm
        editor={editor}
        foot={
          why === undefined && (
            <Row justify="end">
              <Button kind="primary" type="submit" busy={busy}>
                Complete
              </Button>
            </Row>
          )
        }
      >
        <PlannerRoles
          hours={thing}
          rows={context.form.times}
          problems={context.problems}
          disabled={why !== undefined}
          onChange={(times) => editor.change({ times })}
        />
      </EditorForm>
      <ConfirmAnswers open={step === "confirmingAnswers"} asked={context.unconfirmed} send={send} />
    </>
  )
}
