import { type EditorOutput, offeredActs, promotionEditorOptions, type Viewer } from "@crewfleet/machines"
import { promotionFormOf, promotionStanding } from "@crewfleet/sdk"
import { useEffect, useEffectEvent, useId, useState } from "react"
import { BothVersions } from "../editing/BothVersions.tsx"
import { useDraft } from "../editing/useDraft.ts"
import { useEditor } from "../editing/useEditor.ts"
import { failureWords } from "../list/failureWords.ts"
import { retryFor } from "../list/retryFor.ts"
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
  const { state, send, begin, refusals, attempts } = useEditor(logic, { id, ...draft })
  const edited = state.status !== "done" && !state.matches("loading")
  useDraft(promotionDrafts, owner, state.context, promotionEditorOptions(viewer.userType), edited)
  useDone(state.status === "done" ? state.output : undefined, (changed) => {
    promotionDrafts.forget(owner, id)
    onDone(changed)
  })
  if (state.status === "done") return null

  const { thing, form, theirs, failure, problems } = state.context
  const busy = state.hasTag("busy")
  const standing = promotionStanding(thing, viewer.userType)
  const isShown = !state.matches("loading") && !state.matches("failed") && !state.matches("comparing")

  return (
    <Dialog
      open
      size="large"
      title={id === undefined ? "Create a Promotion" : "Edit a Promotion"}
      onDismiss={() => send({ type: state.matches("comparing") ? "editing.resumed" : "close.asked" })}
      actions={
        isShown && (
          <PromotionActions
            form={formId}
            busy={busy}
            isNew={id === undefined}
            acts={standing === undefined ? offeredActs(thing?.status) : []}
            isLocked={standing !== undefined}
            onAct={(act) => begin({ type: "act.asked", act })}
            onClose={() => send({ type: "close.asked" })}
          />
        )
      }
    >
      {state.matches("loading") && <SkeletonLines lines={8} />}
      {state.matches("failed") && failure && (
        <ErrorState
          message={failureWords("authenticatedCall", failure)}
          onRetry={retryFor(failure, () => send({ type: "reload.asked" }))}
        />
      )}
      {state.matches("comparing") && theirs && (
        <BothVersions
          thing="promotion"
          fields={promotionVersions(form, promotionFormOf(theirs))}
          onChoose={begin}
        />
      )}
      {isShown && (
        <PromotionForm
          id={formId}
          viewer={viewer}
          form={form}
          promotion={thing}
          standing={standing}
          restored={draft !== undefined}
          problems={problems}
          refusals={refusals}
          busy={busy}
          attempts={attempts}
          send={send}
          onSubmit={() => begin({ type: "save.asked", now: new Date().toISOString() })}
        />
      )}
      <PromotionQuestions state={state} send={send} />
    </Dialog>
  )
}

const useDone = (output: EditorOutput | undefined, onDone: (changed: boolean) => void) => {
  const tellOwner = useEffectEvent(onDone)
  useEffect(() => {
    if (output) tellOwner(output.changed)
  }, [output])
}
