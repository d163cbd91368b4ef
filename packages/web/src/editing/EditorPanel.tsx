import type { EditorOutput } from "@crewfleet/machines"
import { type AnswersOf, type AnyForm, differingSections } from "@crewfleet/sdk/rules"
import { useEffect, useEffectEvent, useState } from "react"
import type { AnyStateMachine } from "xstate"
import { failureWords } from "../list/failureWords.ts"
import { retryFor } from "../list/retryFor.ts"
import { timeZone } from "../time/timeZone.ts"
import { Button } from "../ui/Button.tsx"
import { ErrorState } from "../ui/ErrorState.tsx"
import { Row } from "../ui/Row.tsx"
import { SkeletonLines } from "../ui/Skeleton.tsx"
import { Stack } from "../ui/Stack.tsx"
import { BothVersions } from "./BothVersions.tsx"
import { DiscardQuestion } from "./DiscardQuestion.tsx"
import { makeDrafts } from "./Drafts.ts"
import { EditorForm, EditorQuestions, type EditorQuestionsProps } from "./EditorForm.tsx"
import { type EditorOpening, useEditor } from "./useEditor.ts"

export interface EditorPanelProps<Thing, Form extends AnyForm>
  extends Pick<EditorOpening<Thing, Form>, "of" | "owner"> {
  readonly id: number
  readonly logic: AnyStateMachine
  /** What is edited, such as `worker`; its drafts are kept under this name. */
  readonly thing: string
  readonly questions?: Omit<EditorQuestionsProps<Form>, "disabled">
  /** Called once, with how it ended. */
  readonly onDone: (output: EditorOutput<Thing>) => void
}

/** Edits one thing where it is shown, in the place of what is read there; what was typed earlier is gone on with. */
export function EditorPanel<Thing, Form extends AnyForm>(props: EditorPanelProps<Thing, Form>) {
  const { of, thing, owner, id } = props
  const [drafts] = useState(() => makeDrafts<Thing, AnswersOf<Form>>(thing, of))
  const [opening, setOpening] = useState<EditorOpening<Thing, Form>>()
  useEffect(() => {
    drafts.read(owner, id).then((draft) => setOpening({ of, drafts, owner, id, draft }))
  }, [of, drafts, owner, id])
  return opening ? <OpenPanel {...props} opening={opening} /> : <SkeletonLines lines={6} />
}

/** Whether a thing is edited where it is shown: once somebody asks for it, or has typed something earlier that is not saved. */
export const useEditing = <Form extends AnyForm>({
  of,
  thing,
  owner,
  id
}: Pick<EditorPanelProps<unknown, Form>, "of" | "thing" | "owner" | "id">): readonly [
  boolean,
  (editing: boolean) => void
] => {
  const [editing, setEditing] = useState(false)
  useEffect(() => {
    makeDrafts<unknown, AnswersOf<Form>>(thing, of)
      .read(owner, id)
      .then((draft) => draft && setEditing(true))
  }, [of, thing, owner, id])
  return [editing, setEditing]
}

interface OpenPanelProps<Thing, Form extends AnyForm> extends EditorPanelProps<Thing, Form> {
  readonly opening: EditorOpening<Thing, Form>
}

function OpenPanel<Thing, Form extends AnyForm>({ opening, ...props }: OpenPanelProps<Thing, Form>) {
  const { of, thing, questions = {} } = props
  const editor = useEditor(props.logic, opening)
  const { context, step, busy, output, send } = editor
  const done = useEffectEvent(props.onDone)
  useEffect(() => {
    if (output) done(output)
  }, [output])
  const { theirs, failure } = context
  if (output || step === "loading") return <SkeletonLines lines={6} />
  if (step === "failed")
    return (
      failure && (
        <ErrorState
          message={failureWords("authenticatedCall", failure)}
          onRetry={retryFor(failure, () => send({ type: "reload.asked" }))}
        />
      )
    )
  if (step === "comparing")
    return (
      theirs && (
        <BothVersions
          thing={thing}
          sections={differingSections(of, context.form, of.read(theirs), timeZone())}
          onChoose={send}
        />
      )
    )
  return (
    <Stack>
      {opening.draft && <p>This is what you typed earlier and did not save.</p>}
      <EditorForm
        editor={editor}
        prefix={questions.prefix ?? ""}
        foot={
          <Row justify="end">
            <Button disabled={busy} onClick={() => send({ type: "close.asked" })}>
              Cancel
            </Button>
            <Button kind="primary" type="submit" busy={busy}>
              Save
            </Button>
          </Row>
        }
      >
        <EditorQuestions {...questions} editor={editor} />
      </EditorForm>
      <DiscardQuestion open={step === "discarding"} send={send} />
    </Stack>
  )
}
