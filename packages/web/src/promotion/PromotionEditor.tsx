import {
  type EditorOutput,
  editorStepOf,
  offered,
  promotionFacts,
  promotionLife,
  type Viewer,
  whyNot
} from "@crewfleet/machines"
import { promotionFormOf } from "@crewfleet/sdk"
import { useEffect, useEffectEvent, useId, useState } from "react"
import { BothVersions } from "../editing/BothVersions.tsx"
import { DraftLine } from "../editing/DraftLine.tsx"
import { useEditor } from "../editing/useEditor.ts"
import { failureWords } from "../list/failureWords.ts"
import { retryFor } from "../list/retryFor.ts"
import { timeZone } from "../time/timeZone.ts"
import { Dialog } from "../ui/Dialog.tsx"
import { ErrorState } from "../ui/ErrorState.tsx"
import { SkeletonLines } from "../ui/Skeleton.tsx"
import { PromotionActions } from "./PromotionActions.tsx"
import { PromotionForm } from "./PromotionForm.tsx"
import { PromotionQuestions } from "./PromotionQuestions.tsx"
import { type PromotionDraft, promotionDrafts } from "./promotionDrafts.ts"
import * as portal from "./promotionLogics.ts"
import { promotionVersions } from "./promotionVersions.ts"

interface PromotionEditorProps {
  readonly viewer: Viewer
  /** Whose drafts are kept. */
  readonly owner: string | undefined
  /** Which promotion is edited; a new one without it. */
  readonly id: number | undefined
  /** What was typed earlier and is not saved yet. */
  readonly draft?: PromotionDraft | undefined
  readonly onDone: (changed: boolean) => void
  readonly logicFor?: typeof portal.promotionEditor
}

/** The dialog in which a promotion is made or edited, activated or ended: shows an editor machine. */
export function PromotionEditor({
  viewer,
  owner,
  id,
  draft,
  onDone,
  logicFor = portal.promotionEditor
}: PromotionEditorProps) {
  const formId = useId()
  const [logic] = useState(() => logicFor(viewer))
  const [openedAt] = useState(() => new Date().toISOString())
  const { state, send, begin, refusals, attempts, unkept } = useEditor(
    logic,
    { id, ...draft },
    { drafts: promotionDrafts, owner }
  )
  useDone(state.status === "done" ? state.output : undefined, onDone)
  if (state.status === "done") return null

  const { thing, form, theirs, failure, problems } = state.context
  const busy = state.hasTag("busy")
  const step = editorStepOf(state)
  const facts = thing && promotionFacts(thing, viewer.userType, openedAt)
  const lock = facts && whyNot(promotionLife, thing.status, facts, { type: "promotion.updated" })
  const isShown = step !== "loading" && step !== "failed" && step !== "comparing"

  return (
    <Dialog
      open
      size="large"
      title={id === undefined ? "Create a Promotion" : "Edit a Promotion"}
      onDismiss={() => send({ type: step === "comparing" ? "editing.resumed" : "close.asked" })}
      actions={
        isShown && (
          <PromotionActions
            form={formId}
            busy={busy}
            isNew={id === undefined}
            steps={facts ? offered(promotionLife, thing.status, facts) : []}
            isLocked={lock !== undefined}
            onAct={(act) => begin({ type: "act.asked", act })}
            onClose={() => send({ type: "close.asked" })}
          />
        )
      }
    >
      {step === "loading" && <SkeletonLines lines={8} />}
      {step === "failed" && failure && (
        <ErrorState
          message={failureWords("authenticatedCall", failure)}
          onRetry={retryFor(failure, () => send({ type: "reload.asked" }))}
        />
      )}
      {step === "comparing" && theirs && (
        <BothVersions
          thing="promotion"
          fields={promotionVersions(form, promotionFormOf(theirs, timeZone()))}
          onChoose={begin}
        />
      )}
      {isShown && (
        <PromotionForm
          id={formId}
          viewer={viewer}
          form={form}
          promotion={thing}
          standing={lock}
          restored={draft !== undefined}
          problems={problems}
          refusals={refusals}
          busy={busy}
          attempts={attempts}
          send={send}
          onSubmit={() => begin({ type: "save.asked", intent: "submit", now: new Date().toISOString() })}
        />
      )}
      {isShown && <DraftLine unkept={unkept} />}
      <PromotionQuestions step={step} send={send} />
    </Dialog>
  )
}

const useDone = (output: EditorOutput | undefined, onDone: (changed: boolean) => void) => {
  const tellOwner = useEffectEvent(onDone)
  useEffect(() => {
    if (output) tellOwner(output.changed)
  }, [output])
}
