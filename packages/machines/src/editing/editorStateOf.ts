import type { AnyMachineSnapshot } from "xstate"

/** What an editor is about while somebody may be typing in it. */
export type EditorState =
  | "loading"
  | "failed"
  | "resting"
  | "catchingUp"
  | "sending"
  | "meeting"
  | "comparing"
  | "confirmingAnswers"
  | "confirming"
  | "acting"
  | "refreshing"
  | "learning"
  | "discarding"
  | "changed"
  | "closed"

/** What an editor is about, told apart from typing and from keeping the draft. */
export const editorStateOf = ({ value }: AnyMachineSnapshot): EditorState => {
  const saving = typeof value === "string" ? value : value.open?.saving
  return (typeof saving === "string" ? saving : Object.keys(saving)[0]) as EditorState
}
