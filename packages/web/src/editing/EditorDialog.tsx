import type { EditorOutput } from "@crewfleet/machines"
import { type AnswersOf, type AnyForm, differingSections } from "@crewfleet/sdk/rules"
import { type ReactNode, useEffect, useEffectEvent, useId, useState } from "react"
import type { AnyStateMachine } from "xstate"
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
import { type Drafts, makeDrafts } from "./Drafts.ts"
import styles from "./EditorDialog.module.css"
import { EditorForm, EditorQuestions, type EditorQuestionsProps } from "./EditorForm.tsx"
import { type EditorOpening, type OpenEditor, useEditor } from "./useEditor.ts"

interface EditorDialogProps<Thing, Form extends AnyForm>
  extends Pick<EditorOpening<Thing, Form>, "of" | "owner" | "id"> {
  readonly logic: AnyStateMachine
  /** What is edited, such as `promotion`; its drafts are kept under this name, unless told. */
  readonly thing: string
  readonly drafts?: Drafts<Thing, AnswersOf<Form>>
  /** What was chosen before the dialog was opened, such as a photograph; it goes over what was typed earlier. */
  readonly begun?: Partial<AnswersOf<Form>> | undefined
  readonly title: string
  readonly submit: string
  /** What the button says that leaves it; Cancel, unless told. */
  readonly leave?: string
  /** What is said where a draft is gone on with. */
  readonly restored?: string
  readonly large?: boolean
  /** Whether what is typed is safe enough to leave while something is under way. */
  readonly leavesWhileBusy?: boolean
  /** Why nothing can be changed. */
  readonly locked?: (thing: Thing | undefined) => string | undefined
  /** What the questions are drawn with. */
  readonly questions?: Omit<EditorQuestionsProps<Form>, "disabled">
  /** What else can be done, beside the button that saves. */
  readonly acts?: (editor: OpenEditor<Thing, Form>) => ReactNode
  /** What else belongs to the form, below its questions. */
  readonly children?: (editor: OpenEditor<Thing, Form>) => ReactNode
  /** What is known at the moment of saving, such as the price in sight. */
  readonly atSave?: () => Partial<AnswersOf<Form>>
  /** Called once, with how it ended. */
  readonly onDone: (output: EditorOutput<Thing>) => void
}

/**
 * Makes or edits one thing in a dialog: it goes on from what was typed earlier, and shows loading, failing, both versions,
 * odd answers, and the form, which nobody leaves by mistake.
 */
export function EditorDialog<Thing, Form extends AnyForm>(props: EditorDialogProps<Thing, Form>) {
  const { of, thing, owner, id } = props
  const [drafts] = useState(() => props.drafts ?? makeDrafts<Thing, AnswersOf<Form>>(thing, of))
  const [opening, setOpening] = useState<EditorOpening<Thing, Form>>()
  // Read before the editor opens, which forgets what is kept as long as nothing is typed in it.
  useEffect(() => {
    drafts.read(owner, id).then((draft) => setOpening({ of, drafts, owner, id, draft }))
  }, [of, drafts, owner, id])
  return opening && <OpenDialog {...props} opening={opening} />
}

interface OpenDialogProps<Thing, Form extends AnyForm> extends EditorDialogProps<Thing, Form> {
  readonly opening: EditorOpening<Thing, Form>
}

function OpenDialog<Thing, Form extends AnyForm>({ opening, ...props }: OpenDialogProps<Thing, Form>) {
  const { of, questions = {}, locked = () => undefined } = props
  const form = useId()
  const editor = useEditor(props.logic, opening)
  const { context, step, busy, output, send } = editor
  const done = useEffectEvent(props.onDone)
  useEffect(() => {
    if (output) done(output)
  }, [output])
  const isOpen = step !== "loading" && step !== "failed"
  const begin = useEffectEvent(() => props.begun && editor.change(props.begun))
  useEffect(() => {
    if (isOpen) begin()
  }, [isOpen])
  if (output) return null

  const { theirs, failure } = context
  const standing = locked(context.thing)
  const isShown = step !== "loading" && step !== "failed" && step !== "comparing"
  const mayLeave = props.leavesWhileBusy || step === "loading" || !busy
  const close = () => send({ type: step === "comparing" ? "editing.resumed" : "close.asked" })
  const save = () => {
    if (props.atSave) send({ type: "form.changed", changes: props.atSave() })
    editor.save()
  }

  return (
    <Dialog
      open
      {...((props.large || step === "comparing") && { size: "large" })}
      title={props.title}
      {...(mayLeave && { onCancel: close })}
      actions={
        isShown && (
          <>
            <Button disabled={busy} onClick={close}>
              {standing === undefined ? (props.leave ?? "Cancel") : "Close"}
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
          sections={differingSections(of, context.form, of.read(theirs), timeZone())}
          onChoose={send}
        />
      )}
      {isShown && (
        <EditorForm editor={editor} id={form} prefix={questions.prefix ?? ""} onSubmit={save}>
          {standing && <p className={styles.standing}>{standing}</p>}
          {props.restored && opening.draft && !standing && (
            <p className={styles.standing}>{props.restored}</p>
          )}
          <EditorQuestions {...questions} editor={editor} disabled={standing !== undefined} />
          {props.children?.(editor)}
        </EditorForm>
      )}
      <ConfirmAnswers open={step === "confirmingAnswers"} asked={context.unconfirmed} send={send} />
      <DiscardQuestion open={step === "discarding"} send={send} />
    </Dialog>
  )
}
