import type { Notice, Problem, Situation } from "@crewfleet/sdk"

/** One thing that can be done beside saving. */
export interface Act {
  /** What a person is told once it is done. */
  readonly done: Notice
  /** It cannot be undone, so it is asked for twice. */
  readonly irreversible?: boolean
}

/** How one editor differs from others. */
export interface EditorOptions<Thing, Form> {
  readonly id: string
  /** The form before anything was typed. */
  readonly empty: Form
  readonly formOf: (thing: Thing) => Form
  /** What keeps the form from being submitted, in the order of its fields; `thing` is undefined for a new one. */
  readonly problemsOf: (form: Form, now: string, thing: Thing | undefined) => ReadonlyArray<Problem>
  /** What else a person is told who saves a form with problems. */
  readonly warningFor?: (problems: ReadonlyArray<Problem>) => Notice | undefined
  readonly created: Notice
  readonly updated: Notice
  readonly acts?: Readonly<Record<string, Act>>
  /** `save` and `act` answer with the thing as it is then, and the editor ends with it. */
  readonly tells?: boolean
  /** As one that `tells`, but a thing that was there already is edited further; only a new one ends the editor. */
  readonly stays?: boolean
  /** Milliseconds without typing after which an editor that `stays` saves by itself what was typed over a thing. */
  readonly savesAfter?: number
  /** The field of the form whose answer stands at a place of the wire; the place itself, unless told. */
  readonly fieldAt?: (place: string) => string
  /** How failures are spoken of; as any call of somebody who is signed in, unless told. */
  readonly situation?: Situation
  /** The keys under which recordings may show what they hold. */
  readonly harmless?: ReadonlyArray<string>
}
