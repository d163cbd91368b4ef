import {
  type Failure,
  failureOf,
  isRefusedWith,
  type Notice,
  noticesFor,
  type Problem,
  type Situation,
  words
} from "@crewfleet/sdk"
import { assign, emit, enqueueActions, setup } from "xstate"
import { port } from "../port.ts"

/** What happens to an editor; `now` is the present moment, ISO 8601. */
export type EditorEvent<Form> =
  /** Something was typed or chosen. */
  | { readonly type: "form.changed"; readonly changes: Partial<Form> }
  | { readonly type: "save.asked"; readonly now: string }
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

/** What an editor keeps in mind. */
export interface EditorContext<Thing, Form> {
  /** Which thing is edited; undefined for a new one. */
  readonly id: number | undefined
  /** The thing as the service told it last and as the person knows it; what is saved names its version. */
  readonly thing: Thing | undefined
  /** What was typed and chosen; it survives every failure. */
  readonly form: Form
  readonly problems: ReadonlyArray<Problem>
  /** Why the thing could not be loaded. */
  readonly failure: Failure | undefined
  /** What somebody else has made of the thing meanwhile. */
  readonly theirs: Thing | undefined
  /** What is being done, or waits to be confirmed. */
  readonly act: string | undefined
}

/**
 * What an editor is started with: no `id` for a new thing. A `form` goes on from what was typed earlier; for a thing
 * that is there already, `thing` is what it was typed over.
 */
export interface EditorInput<Form, Thing = unknown> {
  readonly id?: number | undefined
  readonly form?: Form | undefined
  readonly thing?: Thing | undefined
}

/** What is saved: the form, the thing that it was made from, and its id; both undefined for a new one. */
export interface SaveRequest<Thing, Form> {
  readonly id: number | undefined
  readonly thing: Thing | undefined
  readonly form: Form
}

/** What is done to a thing beside saving it. */
export interface ActRequest<Thing> {
  readonly id: number
  readonly thing: Thing
  readonly act: string
}

/** How an editor ends: whether anything was changed, so that a list must be loaded anew. */
export interface EditorOutput<Thing = unknown> {
  readonly changed: boolean
  /** The new thing, where the editor `stays`. */
  readonly thing?: Thing | undefined
}

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
  /** What is wrong with the form, in the order of its fields; `thing` is undefined for a new one. */
  readonly problemsOf: (form: Form, now: string, thing: Thing | undefined) => ReadonlyArray<Problem>
  /** What else a person is told who saves a form with problems. */
  readonly warningFor?: (problems: ReadonlyArray<Problem>) => Notice | undefined
  readonly created: Notice
  readonly updated: Notice
  readonly acts?: Readonly<Record<string, Act>>
  /**
   * `save` and `act` answer with the thing as it is then, and a thing that was there already is edited further; a new one
   * ends the editor with `output.thing`.
   */
  readonly stays?: boolean
  /** The field of the form whose answer stands at a place of the wire; the place itself, unless told. */
  readonly fieldAt?: (place: string) => string
  /** How failures are spoken of; as any call of somebody who is signed in, unless told. */
  readonly situation?: Situation
  /** The keys under which recordings mask what they hold. */
  readonly masked?: ReadonlyArray<string>
}

/** Whether something was typed or chosen that is not saved. */
export const isDirty = <Thing, Form>(
  { thing, form }: Pick<EditorContext<Thing, Form>, "thing" | "form">,
  { empty, formOf }: Pick<EditorOptions<Thing, Form>, "empty" | "formOf">
): boolean => JSON.stringify(form) !== JSON.stringify(thing === undefined ? empty : formOf(thing))

/**
 * A form in which one thing is made or edited: it is loaded, edited, checked and saved, and what was typed survives every
 * failure. Ports: `load` (input `{ id }`, gives the thing), `save` (input `SaveRequest`; must send the version of `thing`),
 * `act` (input `ActRequest`).
 *
 * States: `loading` and `failed`; `editing`, where `context.problems` are shown at their fields, also those that the
 * service found (400); `saving`; `discarding` asks whether to lose what was typed, `confirming` whether to do what cannot
 * be undone, `acting` does it. When somebody else was faster (409), `meeting` loads their version and `comparing` shows
 * both (`context.form` and `context.theirs`) until the person keeps one or edits on. An act is refused while something is
 * typed, and one that came too late (409) loads the thing anew. What was typed earlier over a version that is no longer the
 * present one is compared at once. Done means: close, and load the list anew if
 * `output.changed`. Problems stay until the next attempt to save.
 */
export const editorMachine = <Thing, Form>(options: EditorOptions<Thing, Form>) => {
  const { id, empty, formOf, problemsOf, situation = "authenticatedCall", acts = {} } = options
  const { stays = false, fieldAt = (place: string) => place } = options
  const textOf = (thing: Thing) => JSON.stringify(formOf(thing))
  const asThing = ({ output }: { readonly output: unknown }) => ({ output: output as Thing })
  const editor = setup({
    types: {
      input: {} as EditorInput<Form, Thing>,
      context: {} as EditorContext<Thing, Form>,
      events: {} as EditorEvent<Form>,
      emitted: {} as { readonly type: "notice"; readonly notice: Notice },
      output: {} as EditorOutput<Thing>,
      tags: {} as "busy"
    },
    actors: {
      load: port<Thing, { readonly id: number }>("load"),
      save: port<unknown, SaveRequest<Thing, Form>>("save"),
      act: port<unknown, ActRequest<Thing>>("act")
    },
    actions: {
      tell: emit((_, notice: Notice) => ({ type: "notice", notice })),
      explain: enqueueActions(({ enqueue }, { error }: { readonly error: unknown }) => {
        const failure = failureOf(error)
        enqueue.assign({ problems: problemsIn(failure, fieldAt) })
        for (const notice of noticesFor(situation, failure)) enqueue.emit({ type: "notice", notice })
      }),
      keepThing: assign((_, { output }: { readonly output: Thing }) => ({
        thing: output,
        form: formOf(output),
        problems: [],
        failure: undefined
      })),
      keepBasis: assign((_, { output }: { readonly output: Thing }) => ({
        thing: output,
        failure: undefined
      })),
      keepFailure: assign((_, { error }: { readonly error: unknown }) => ({ failure: failureOf(error) })),
      keepTheirs: assign((_, { output }: { readonly output: Thing }) => ({ theirs: output })),
      change: assign(({ context }, { changes }: { readonly changes: Partial<Form> }) => ({
        form: { ...context.form, ...changes }
      })),
      showProblems: enqueueActions(({ context, enqueue }, { now }: { readonly now: string }) => {
        const problems = problemsOf(context.form, now, context.thing)
        const notice = options.warningFor?.(problems)
        enqueue.assign({ problems })
        if (notice) enqueue.emit({ type: "notice", notice })
      }),
      forgetProblems: assign({ problems: [] }),
      knowTheirs: assign(({ context }) => ({ thing: context.theirs, theirs: undefined })),
      takeTheirs: assign(({ context }) => ({
        thing: context.theirs,
        theirs: undefined,
        form: context.theirs === undefined ? context.form : formOf(context.theirs),
        problems: []
      })),
      chooseAct: assign((_, { act }: { readonly act: string }) => ({ act })),
      tellSaved: emit(({ context }) => ({
        type: "notice",
        notice: context.id === undefined ? options.created : options.updated
      })),
      tellActed: enqueueActions(({ context, enqueue }) => {
        const notice = acts[context.act ?? ""]?.done
        if (notice) enqueue.emit({ type: "notice", notice })
      })
    },
    guards: {
      isNew: ({ context }) => context.id === undefined,
      isDirty: ({ context }) => isDirty(context, options),
      isOvertaken: ({ context }, { output }: { readonly output: Thing }) =>
        context.thing !== undefined && isDirty(context, options) && textOf(context.thing) !== textOf(output),
      hasProblems: ({ context }, { now }: { readonly now: string }) =>
        problemsOf(context.form, now, context.thing).length > 0,
      isOutdated: ({ context }, { error }: { readonly error: unknown }) =>
        context.id !== undefined && isRefusedWith(failureOf(error), 409),
      isPossible: ({ context }, { act }: { readonly act: string }) =>
        context.thing !== undefined && acts[act] !== undefined,
      isIrreversible: ({ context }, { act }: { readonly act: string }) =>
        context.thing !== undefined && acts[act]?.irreversible === true
    }
  })

  const opening = editor.createStateConfig({ always: [{ guard: "isNew", target: "editing" }, "loading"] })

  const loading = editor.createStateConfig({
    tags: "busy",
    invoke: {
      id: "load",
      src: "load",
      input: ({ context }) => ({ id: known(context.id) }),
      onDone: [
        {
          guard: { type: "isOvertaken", params: ({ event }) => event },
          target: "comparing",
          actions: { type: "keepTheirs", params: ({ event }) => event }
        },
        {
          guard: "isDirty",
          target: "editing",
          actions: { type: "keepBasis", params: ({ event }) => event }
        },
        { target: "editing", actions: { type: "keepThing", params: ({ event }) => event } }
      ],
      onError: { target: "failed", actions: { type: "keepFailure", params: ({ event }) => event } }
    },
    on: { "close.asked": "closed" }
  })

  const failed = editor.createStateConfig({ on: { "reload.asked": "loading", "close.asked": "closed" } })

  const editing = editor.createStateConfig({
    on: {
      "form.changed": { actions: { type: "change", params: ({ event }) => event } },
      "save.asked": [
        {
          guard: { type: "hasProblems", params: ({ event }) => event },
          actions: { type: "showProblems", params: ({ event }) => event }
        },
        { target: "saving", actions: "forgetProblems" }
      ],
      "act.asked": [
        { guard: "isDirty", actions: { type: "tell", params: words.changesNotSaved } },
        {
          guard: { type: "isIrreversible", params: ({ event }) => event },
          target: "confirming",
          actions: { type: "chooseAct", params: ({ event }) => event }
        },
        {
          guard: { type: "isPossible", params: ({ event }) => event },
          target: "acting",
          actions: { type: "chooseAct", params: ({ event }) => event }
        }
      ],
      "close.asked": [{ guard: "isDirty", target: "discarding" }, "closed"]
    }
  })

  const discarding = editor.createStateConfig({
    on: { "discard.confirmed": "closed", "discard.cancelled": "editing" }
  })

  const saving = editor.createStateConfig({
    tags: "busy",
    invoke: {
      id: "save",
      src: "save",
      input: ({ context: { id, thing, form } }) => ({ id, thing, form }),
      onDone: stays
        ? [
            {
              guard: "isNew",
              target: "changed",
              actions: ["tellSaved", { type: "keepThing", params: ({ event }) => asThing(event) }]
            },
            {
              target: "editing",
              actions: ["tellSaved", { type: "keepThing", params: ({ event }) => asThing(event) }]
            }
          ]
        : { target: "changed", actions: "tellSaved" },
      onError: [
        { guard: { type: "isOutdated", params: ({ event }) => event }, target: "meeting" },
        { target: "editing", actions: { type: "explain", params: ({ event }) => event } }
      ]
    }
  })

  const meeting = editor.createStateConfig({
    tags: "busy",
    invoke: {
      id: "meet",
      src: "load",
      input: ({ context }) => ({ id: known(context.id) }),
      onDone: { target: "comparing", actions: { type: "keepTheirs", params: ({ event }) => event } },
      onError: { target: "editing", actions: { type: "explain", params: ({ event }) => event } }
    }
  })

  const comparing = editor.createStateConfig({
    on: {
      "mine.kept": { target: "saving", actions: "knowTheirs" },
      "theirs.taken": { target: "editing", actions: "takeTheirs" },
      "editing.resumed": { target: "editing", actions: "knowTheirs" }
    }
  })

  const confirming = editor.createStateConfig({
    on: { "act.confirmed": "acting", "act.cancelled": "editing" }
  })

  const acting = editor.createStateConfig({
    tags: "busy",
    invoke: {
      id: "act",
      src: "act",
      input: ({ context: { id, thing, act } }) => ({ id: known(id), thing: known(thing), act: act ?? "" }),
      onDone: stays
        ? {
            target: "editing",
            actions: ["tellActed", { type: "keepThing", params: ({ event }) => asThing(event) }]
          }
        : { target: "changed", actions: "tellActed" },
      onError: [
        {
          guard: { type: "isOutdated", params: ({ event }) => event },
          target: "loading",
          actions: { type: "explain", params: ({ event }) => event }
        },
        { target: "editing", actions: { type: "explain", params: ({ event }) => event } }
      ]
    }
  })

  return editor.createMachine({
    id,
    meta: { masked: [...(options.masked ?? [])] },
    context: ({ input }) => ({
      id: input.id,
      thing: input.thing,
      form: input.form ?? empty,
      problems: [],
      failure: undefined,
      theirs: undefined,
      act: undefined
    }),
    initial: "opening",
    states: {
      opening,
      loading,
      failed,
      editing,
      discarding,
      saving,
      meeting,
      comparing,
      confirming,
      acting,
      changed: {
        type: "final",
        output: ({ context }: { readonly context: EditorContext<Thing, Form> }): EditorOutput<Thing> =>
          stays ? { changed: true, thing: context.thing } : { changed: true }
      },
      closed: { type: "final", output: { changed: false } satisfies EditorOutput }
    },
    output: ({ event }) => event.output as EditorOutput<Thing>
  })
}

/** What the service found wrong, at the fields that it named. */
const problemsIn = (failure: Failure, fieldAt: (place: string) => string): ReadonlyArray<Problem> =>
  failure._tag === "Refused"
    ? failure.violations.map(({ field, message }) => ({ field: fieldAt(field ?? ""), text: message }))
    : []

const known = <Value>(value: Value | undefined): Value => {
  if (value === undefined) throw new Error("Only what was loaded can be changed")
  return value
}
