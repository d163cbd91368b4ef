import type { Notice } from "@crewfleet/sdk"
import type { UploadReport } from "../upload/uploadMachine.ts"
import type { Draft } from "./EditorContext.ts"

/** Why a form is saved: to go on later, whatever is missing still, or because all of it has been answered. */
export type SaveIntent = "save" | "submit"

/** A save is asked for; where it is `inPassing`, on the way to something else, the person is told only what went wrong. */
export interface SaveAsked {
  readonly type: "save.asked"
  readonly intent: SaveIntent
  readonly now: string
  readonly inPassing?: boolean
}

/** What happens to an editor; `now` is the present moment, ISO 8601. */
export type EditorEvent<Form> =
  /**
   * Something was typed or chosen; `key` is a new one, by which the changed form is sent once. Nothing is mended by what the editor
   * changes itself, such as a file that it lets go (`mendsNothing`).
   */
  | {
      readonly type: "form.changed"
      readonly changes: Partial<Form>
      readonly key?: string
      readonly mendsNothing?: true
    }
  /** The odd answers that were asked about are right. */
  | { readonly type: "confirmation.passed" }
  /** They are not, and are looked at again. */
  | { readonly type: "confirmation.declined" }
  /** What an earlier form had asked was read and is no longer wanted. */
  | { readonly type: "left.dismissed" }
  | SaveAsked
  /** The thing is wanted once more after it could not be loaded. */
  | { readonly type: "reload.asked" }
  /** One of the things that can be done beside saving, such as ending a promotion. */
  | { readonly type: "act.asked"; readonly act: string }
  | { readonly type: "act.confirmed" }
  | { readonly type: "act.cancelled" }
  | { readonly type: "close.asked" }
  | { readonly type: "discard.confirmed" }
  | { readonly type: "discard.cancelled" }
  /** Of two versions the one that was typed is sent again, in place of the other person's. */
  | { readonly type: "mine.kept" }
  /** Of two versions the other person's is taken into the form. */
  | { readonly type: "theirs.taken" }
  /** What was typed is edited further, knowing the other version. */
  | { readonly type: "editing.resumed" }
  /** The connection was lost and is there again. */
  | { readonly type: "connection.back" }
  /** Whether this device could keep the last draft that was emitted. */
  | { readonly type: "draft.kept" }
  | { readonly type: "draft.unkept" }
  /** How the file that is on its way is doing. */
  | UploadReport

/** What an editor tells its host. */
export type EditorEmitted<Thing = unknown, Form = unknown> =
  | { readonly type: "notice"; readonly notice: Notice }
  /** Something reached the service; what was said against an earlier attempt holds no more. */
  | { readonly type: "saved" }
  /** A problem was mended; what was said together with it holds no more, and those that are left stand at their fields. */
  | { readonly type: "mended" }
  /** What is to be on this device until it is saved, at the latest a moment from now; without a draft nothing is. */
  | {
      readonly type: "draft.changed"
      readonly id: number | undefined
      readonly draft: Draft<Thing, Form> | undefined
    }
