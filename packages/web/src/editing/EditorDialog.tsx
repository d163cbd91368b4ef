import {
  type Draft,
  type EditorContext,
  type EditorOutput,
  type EditorStep,
  editorStepOf
} from "@crewfleet/machines"
import { type AnswersOf, type AnyForm, versionsOf } from "@crewfleet/sdk"
import { type ComponentProps, type ReactNode, useEffect, useEffectEvent, useId } from "react"
import type { AnyStateMachine } from "xstate"
import { LeftAnswers } from "../form/LeftAnswers.tsx"
import { QuestionForm } from "../form/QuestionForm.tsx"
import { Questions } from "../form/Questions.tsx"
import { failureWords } from "../list/failureWords.ts"
import { retryFor } from "../list/retryFor.ts"
import { timeZone } from "../time/timeZone.ts"
import { Button } from "../ui/Button.tsx"
import { Dialog } from "../ui/Dialog.tsx"
import { ErrorState } from "../ui/ErrorState.tsx"
import { SkeletonLines } from "../ui/Skeleton.tsx"
import { BothVersions } from "./BothVersions.tsx"
import { ConfirmAnswers } from "./ConfirmAnswers.tsx"
import { DiscardQuestion } from "./DiscardQuestion.tsx"
import { DraftLine } from "./DraftLine.tsx"
import type { Drafts } from "./Drafts.ts"
import styles from "./EditorDialog.module.css"
import { useEditor } from "./useEditor.ts"

/** An editor that is open, for whoever draws more than its questions. */
export interface OpenEditor<Thing, Form extends AnyForm>
  extends Pick<ReturnType<typeof useEditor>, "change" | "refusals"> {
  readonly context: EditorContext<Thing, AnswersOf<Form>>
  readonly step: EditorStep
  readonly busy: boolean
  readonly send: (event: EditorAct) => void
}

type EditorAct =
  | { readonly type: "act.asked"; readonly act: string }
  | { readonly type: "act.confirmed" | "act.cancelled" | "close.asked" }

interface EditorDialogProps<Thing, Form extends AnyForm> {
  readonly logic: AnyStateMachine
  readonly of: Form
  /** A thing as its form shows it; as the form reads it, unless told. */
  readonly formOf?: (thing: Thing) => AnswersOf<Form>
  readonly drafts: Drafts<Thing, AnswersOf<Form>>
  /** Whose drafts are kept. */
  readonly owner: string | undefined
  /** Which thing is edited; a new one without it. */
  readonly id?: number | undefined
  /** What was typed earlier and is not saved yet. */
  readonly draft?: Draft<Thing, AnswersOf<Form>> | undefined
  /** What is edited, such as `promotion`. */
  readonly thing: string
  readonly title: string
  readonly submit: string
  /** What is said where a draft is gone on with. */
  readonly restored?: string
  readonly large?: boolean
  /** Whether what is typed is safe enough to leave while something is under way. */
  readonly leavesWhileBusy?: boolean
  /** Why nothing can be changed. */
  readonly locked?: (thing: Thing | undefined) => string | undefined
  /** What the questions are drawn with. */
  readonly questions?: Partial<
    Pick<ComponentProps<typeof Questions<Form>>, "fields" | "given" | "odd" | "prefix">
  >
  /** What else can be done, beside the button that saves. */
  readonly acts?: (editor: OpenEditor<Thing, Form>) => ReactNode
  /** What else belongs to the form, below its questions. */
  readonly children?: (editor: OpenEditor<Thing, Form>) => ReactNode
  /** What is known at the moment of saving, such as the price in sight. */
  readonly atSave?: () => Partial<AnswersOf<Form>> | undefined
  /** Called once, with how it ended. */
  readonly onDone: (output: EditorOutput<Thing>) => void
}

/** Makes or edits one thing in a dialog: loading, failing, both versions, odd answers, and its form, which nobody leaves by mistake. */
export function EditorDialog<Thing, Form extends AnyForm>(props: EditorDialogProps<Thing, Form>) {
  const { of, id, draft, questions = {}, formOf = of.read as never, locked = () => undefined } = props
  const form = useId()
  const { state, send, change, begin, refusals, attempts, unkept } = useEditor(
    props.logic,
    { id, ...draft },
    { drafts: props.drafts, owner: props.owner }
  )
  const output = state.status === "done" ? (state.output as EditorOutput<Thing>) : undefined
  const done = useEffectEvent(props.onDone)
  useEffect(() => {
    if (output) done(output)
  }, [output])
  if (output) return null

  const context = state.context as EditorContext<Thing, AnswersOf<Form>>
  const { thing, form: answers, theirs, failure, left, problems } = context
  const step = editorStepOf(state)
  const busy = state.hasTag("busy")
  const standing = locked(thing)
  const isShown = step !== "loading" && step !== "failed" && step !== "comparing"
  const mayLeave = props.leavesWhileBusy || step === "loading" || !busy
  const close = () => send({ type: "close.asked" })
  const act: OpenEditor<Thing, Form>["send"] = (event) =>
    event.type === "act.asked" ? begin(event) : send(event)
  const editor = { context, step, busy, change, refusals, send: act }
  const save = () => {
    const more = props.atSave?.()
    if (more) send({ type: "form.changed", changes: more })
    begin({ type: "save.asked", intent: "submit", now: new Date().toISOString() })
  }

  return (
    <Dialog
      open
      {...((props.large || step === "comparing") && { size: "large" })}
      title={props.title}
      {...(mayLeave && {
        onDismiss: step === "comparing" ? () => send({ type: "editing.resumed" }) : close
      })}
      actions={
        isShown && (
          <>
            <Button disabled={busy} onClick={close}>
              {standing === undefined ? "Cancel" : "Close"}
            </Button>
            {props.acts?.(editor)}
            {standing === undefined && (
              <Button kind="primary" type="submit" form={form} busy={busy}>
                {props.submit}
              </Button>
            )}
          </>
        )
      }
    >
      {step === "loading" && <SkeletonLines lines={6} />}
      {step === "failed" && failure && (
        <ErrorState
          message={failureWords("authenticatedCall", failure)}
          onRetry={retryFor(failure, () => send({ type: "reload.asked" }))}
        />
      )}
      {step === "comparing" && theirs && (
        <BothVersions
          thing={props.thing}
          fields={versionsOf(of, answers, formOf(theirs), timeZone())}
          onChoose={(choice) => begin(choice)}
        />
      )}
      {isShown && (
        <>
          <QuestionForm
            id={form}
            of={of}
            prefix={questions.prefix ?? ""}
            problems={problems}
            refusals={refusals}
            busy={busy}
            attempts={attempts}
            onSubmit={save}
          >
            <LeftAnswers of={of} left={left} onDismiss={() => send({ type: "left.dismissed" })} />
            {standing && <p className={styles.standing}>{standing}</p>}
            {props.restored && draft && !standing && <p className={styles.standing}>{props.restored}</p>}
            <Questions
              {...questions}
              of={of}
              answers={answers}
              problems={problems}
              disabled={standing !== undefined}
              onChange={change}
            />
            {props.children?.(editor)}
          </QuestionForm>
          <DraftLine unkept={unkept} />
        </>
      )}
      <ConfirmAnswers open={step === "confirmingAnswers"} asked={context.unconfirmed} send={send} />
      <DiscardQuestion open={step === "discarding"} send={send} />
    </Dialog>
  )
}
