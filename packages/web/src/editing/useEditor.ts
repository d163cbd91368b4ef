import {
  type Draft,
  type EditorContext,
  type EditorEmitted,
  type EditorEvent,
  type EditorOutput,
  type EditorState,
  editorStateOf
} from "@crewfleet/machines"
import type { AnswersOf, AnyForm } from "@crewfleet/sdk/rules"
import { useCallback, useMemo, useState } from "react"
import type { AnyActorRef, AnyStateMachine } from "xstate"
import { notify } from "../notice/noticesAtom.ts"
import { useLogic } from "../useLogic.ts"
import type { Drafts } from "./Drafts.ts"
import { useDraftKeeper } from "./useDraftKeeper.ts"

/** What an editor is opened with. */
export interface EditorOpening<Thing, Form extends AnyForm> {
  readonly of: Form
  readonly drafts: Drafts<Thing, AnswersOf<Form>>
  /** Whose drafts are kept. */
  readonly owner: string | undefined
  /** Which thing is edited; a new one without it. */
  readonly id?: number | undefined
  /** What was typed earlier and is not saved yet. */
  readonly draft?: Draft<Thing, AnswersOf<Form>> | undefined
}

/** An editor that is open, for whoever draws it. */
export interface OpenEditor<Thing, Form extends AnyForm> {
  readonly of: Form
  readonly context: EditorContext<Thing, AnswersOf<Form>>
  readonly step: EditorState
  readonly busy: boolean
  /** How it ended, once it has. */
  readonly output: EditorOutput<Thing> | undefined
  /** What was said against the last attempt, beside problems at fields. */
  readonly refusals: ReadonlyArray<string>
  /** How often something was attempted. */
  readonly attempts: number
  /** Whether what is typed could not be kept on this device. */
  readonly unkept: boolean
  /** Whether it was opened with what this device knew, as the service could not be asked yet. */
  readonly behind: boolean
  /** The file that is on its way, an actor of an `uploadMachine`, and the address of its question. */
  readonly upload?: { readonly at: string; readonly actor: AnyActorRef } | undefined
  /** Takes what is typed. */
  readonly change: (changes: Partial<AnswersOf<Form>>) => void
  readonly save: () => void
  readonly send: (event: EditorEvent<AnswersOf<Form>>) => void
}

/** What is attempted: whatever was said against the attempt before it is forgotten. */
const attempted = ["save.asked", "act.asked", "mine.kept", "theirs.taken", "editing.resumed"]

/** Runs an editor for as long as it is shown, and keeps its draft. That something is done is told to everybody. */
export const useEditor = <Thing, Form extends AnyForm>(
  logic: AnyStateMachine,
  { of, drafts, owner, id, draft }: EditorOpening<Thing, Form>
): OpenEditor<Thing, Form> => {
  const [refusals, setRefusals] = useState<ReadonlyArray<string>>([])
  const [attempts, setAttempts] = useState(0)
  const keeper = useDraftKeeper({ drafts, owner }, (isKept) =>
    deliver({ type: isKept ? "draft.kept" : "draft.unkept" })
  )
  const [state, deliver] = useLogic(logic, { input: { id, ...draft } }, (emitted) => {
    const heard = emitted as EditorEmitted<Thing, AnswersOf<Form>>
    if (heard.type === "draft.changed") keeper.change(heard.id, heard.draft)
    else if (heard.type !== "notice") setRefusals((earlier) => (earlier.length > 0 ? [] : earlier))
    else if (heard.notice.level === "success") notify(heard.notice)
    else setRefusals((earlier) => [...new Set([...earlier, heard.notice.text])])
  })
  const send = useCallback(
    (event: EditorEvent<AnswersOf<Form>>) => {
      if (attempted.includes(event.type)) {
        setRefusals([])
        setAttempts((earlier) => earlier + 1)
      }
      deliver(event)
    },
    [deliver]
  )
  const change = useCallback(
    (changes: Partial<AnswersOf<Form>>) =>
      deliver({ type: "form.changed", changes, key: crypto.randomUUID() }),
    [deliver]
  )
  const { uploading } = state.context
  const actor: AnyActorRef | undefined = state.children.upload
  const upload = useMemo(
    () => (uploading && actor ? { at: uploading.at, actor } : undefined),
    [uploading, actor]
  )
  return {
    of,
    upload,
    context: state.context,
    step: editorStateOf(state),
    busy: state.hasTag("busy"),
    output: state.status === "done" ? (state.output as EditorOutput<Thing>) : undefined,
    refusals,
    attempts,
    behind: ["catchingUp", { resting: "behind" }].some((saving) => state.matches({ open: { saving } })),
    unkept: state.matches({ open: { keeping: "unkept" } }),
    change,
    save: () => send({ type: "save.asked", intent: "submit", now: new Date().toISOString() }),
    send
  }
}
