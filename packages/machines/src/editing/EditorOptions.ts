import type { Notice, Problem, Situation } from "@crewfleet/sdk"
import type { AnyForm, Confirmation } from "@crewfleet/sdk/rules"

/** One thing that can be done beside saving. */
export interface Act {
  /** What a person is told once it is done. */
  readonly done: Notice
  /** It cannot be undone, so it is asked for twice. */
  readonly irreversible?: boolean
}

/** What an editor knows of the declaration of its form. */
export interface DeclaredForm<Form> {
  readonly empty: Form
  readonly read: (thing: never) => Form
  readonly problems: (form: Form, facts: never) => ReadonlyArray<Problem>
  readonly confirms: boolean
  readonly unconfirmed: (
    form: Form,
    facts: never,
    passed: ReadonlyArray<Confirmation>
  ) => ReadonlyArray<Confirmation>
  readonly harmless: ReadonlyArray<string>
  readonly fieldAt: (place: string) => string
}

/** How one editor differs from others. */
export interface EditorOptions<Thing, Form> {
  readonly id: string
  /** What is made or edited, in a sentence for whoever looks at the machine. */
  readonly description: string
  readonly form: DeclaredForm<Form>
  /** The form before anything was typed; as it is declared, unless told. */
  readonly empty?: Form
  /** What the rules of the form look at beside its answers; `thing` is undefined for a new one. */
  readonly factsOf?: (thing: Thing | undefined) => object
  /** What else a person is told who saves a form with problems. */
  readonly warningFor?: (problems: ReadonlyArray<Problem>) => Notice | undefined
  readonly created: Notice
  readonly updated: Notice
  readonly acts?: Readonly<Record<string, Act>>
  /** `save` and `act` answer with the thing as it is then, and the editor ends with it. */
  readonly returnsThing?: boolean
  /** As with `returnsThing`, but a thing that was there already is edited further; only a new one ends the editor. */
  readonly stays?: boolean
  /**
   * Milliseconds after the first change that is not saved when an editor that `stays` saves by itself, whether somebody types on
   * or not. What fails is tried again after as long as `savesAgain`, and once the connection is back.
   */
  readonly savesEvery?: number
  readonly savesAgain?: number
  /** The form whose chosen files go to the service by themselves, while it is saved without them. */
  readonly files?: AnyForm
  /** What a person is told once such a file is with the service; that it is uploaded, unless told. */
  readonly uploaded?: Notice
  /** What a person who asked for a save is told where some of it was not sent, as it is not right yet. */
  readonly heldBack?: Notice
  /** The answers that the service would not take, where it has saved the others. */
  readonly refusedOf?: (thing: Thing) => ReadonlyArray<Problem>
  /** The fields that are saved together: only where two have changed the same part do they meet. All, unless told. */
  readonly parts?: ReadonlyArray<ReadonlyArray<string>>
  /** What was typed with what has to be answered beside it since somebody else was faster; as it was typed, unless told. */
  readonly completedWith?: (form: Form, theirs: Thing) => Form
  /**
   * A form as the service tells it once it was sent; the very same, unless told. What is typed and never sent, such as the answer
   * to what is asked no more, stays with whoever typed it until the form is submitted.
   */
  readonly sentAs?: (form: Form) => Form
  /**
   * Whether one save alone lies between two versions that the service told. An editor that is told remembers what it sent and heard
   * nothing of, and takes it for nobody else's.
   */
  readonly isNext?: (before: Thing, after: Thing) => boolean
  /** How failures are spoken of; as any call of somebody who is signed in, unless told. */
  readonly situation?: Situation
  /** The keys under which recordings may show what they hold, beside those that the form declares. */
  readonly harmless?: ReadonlyArray<string>
  /** What the editor was made of, where it is not the same for everybody: recordings show it, and replay makes it anew. */
  readonly made?: Readonly<Record<string, string>>
}

/** What an editor does with its form, worked out from the options once. */
export const formRulesOf = <Thing, Form>({
  form,
  empty = form.empty,
  factsOf = () => ({})
}: Pick<EditorOptions<Thing, Form>, "form" | "empty" | "factsOf">) => ({
  empty,
  formOf: (thing: Thing) => form.read(thing as never),
  problemsOf: (answers: Form, now: string, thing: Thing | undefined) =>
    form.problems(answers, { ...factsOf(thing), now } as never),
  unconfirmedIn: (
    answers: Form,
    now: string,
    thing: Thing | undefined,
    passed: ReadonlyArray<Confirmation>
  ) => form.unconfirmed(answers, { ...factsOf(thing), now } as never, passed)
})
