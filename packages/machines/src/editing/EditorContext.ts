import type { Failure, Problem } from "@crewfleet/sdk"
import type { Confirmation, FileAnswer } from "@crewfleet/sdk/rules"
import type { SaveAsked, SaveIntent } from "./EditorEvent.ts"
import type { SaveInDoubt } from "./inDoubt.ts"

/** What an editor keeps in mind. */
export interface EditorContext<Thing, Form> {
  /** Which thing is edited; undefined for a new one. */
  readonly id: number | undefined
  /** The thing as the service told it last and as the person knows it; what is saved names its version. */
  readonly thing: Thing | undefined
  /** What was typed and chosen; it survives every failure. */
  readonly form: Form
  /** Another one for every change, so that sending the same twice makes one: an idempotency key. */
  readonly key: string
  /** Kept answers of an earlier day that today's form has no place for, to be shown. */
  readonly left: Readonly<Record<string, unknown>>
  /** The odd answers that the person has said are right. */
  readonly passed: ReadonlyArray<Confirmation>
  /** The odd answers that are asked about. */
  readonly unconfirmed: ReadonlyArray<Confirmation>
  /** The form as it was when the save or act under way began: what differs from it was typed since. */
  readonly sent: Form | undefined
  /** The saves over `thing` of which nobody knows whether they arrived. */
  readonly inDoubt: ReadonlyArray<SaveInDoubt>
  readonly intent: SaveIntent
  /** Whether the save under way is the editor's own doing, of which nobody is told. */
  readonly isOwnDoing: boolean
  /** The save that a person asked for while the editor saved by itself; it follows. */
  readonly asked: SaveAsked | undefined
  readonly problems: ReadonlyArray<Problem>
  /** When the form was attempted last, ISO 8601: what is mended since is judged as of then. */
  readonly judgedAt: string | undefined
  /** Why the thing could not be loaded. */
  readonly failure: Failure | undefined
  /** The chosen file that is on its way, and the question that it answers. */
  readonly uploading: { readonly at: string; readonly file: FileAnswer } | undefined
  /** What somebody else has made of the thing meanwhile. */
  readonly theirs: Thing | undefined
  /** What is being done, or waits to be confirmed. */
  readonly act: string | undefined
  /** Whether anything was saved or done. */
  readonly hasChanged: boolean
}

/** What was typed and is not saved, and the thing over which it was typed; none for a new one. */
export interface Draft<Thing, Form> {
  readonly form: Form
  readonly thing?: Thing | undefined
  readonly key?: string | undefined
  readonly left?: Readonly<Record<string, unknown>> | undefined
  /** The saves over the thing of which nobody knows whether they arrived. */
  readonly inDoubt?: ReadonlyArray<SaveInDoubt> | undefined
}

/** What an editor is started with: no `id` for a new thing. A draft goes on from what was typed earlier. */
export interface EditorInput<Form, Thing = unknown> extends Partial<Draft<Thing, Form>> {
  readonly id?: number | undefined
}

/** What is saved: the form, the thing that it was made from, and its id; both undefined for a new one. */
export type SaveRequest<Thing, Form> = Pick<
  EditorContext<Thing, Form>,
  "id" | "thing" | "form" | "key" | "intent" | "passed"
>

/** What is done to a thing beside saving it. */
export interface ActRequest<Thing> {
  readonly id: number
  readonly thing: Thing
  readonly act: string
}

/** How an editor ends: whether anything was changed, so that a list must be loaded anew. */
export interface EditorOutput<Thing = unknown> {
  readonly changed: boolean
  /** What was saved, where the service's answer tells it. */
  readonly thing?: Thing | undefined
}
