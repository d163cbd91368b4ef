import { type Failure, failureOf, isRefusedWith, type Notice, noticesFor, type Problem } from "@crewfleet/sdk"
import { assign, emit, enqueueActions, setup } from "xstate"
import { port } from "../port.ts"
import type { ActRequest, EditorContext, EditorInput, EditorOutput, SaveRequest } from "./EditorContext.ts"
import type { EditorEvent } from "./EditorEvent.ts"
import type { EditorOptions } from "./EditorOptions.ts"
import { isDirty, isSameForm } from "./isDirty.ts"

/** What an editor is made of: its ports, the rules that it asks and what it does. */
export const editorSetup = <Thing, Form>(options: EditorOptions<Thing, Form>) => {
  const { formOf, problemsOf, warningFor, created, updated, acts = {} } = options
  const {
    stays = false,
    tells = stays,
    situation = "authenticatedCall",
    fieldAt = (place: string) => place
  } = options
  const kept = (thing: Thing) => ({ thing, form: formOf(thing), problems: [], failure: undefined })
  return setup({
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
      keepThing: assign((_, { output }: { readonly output: Thing }) => kept(output)),
      keepAnswer: assign((_, { output }: { readonly output: unknown }) =>
        tells ? kept(output as Thing) : {}
      ),
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
        const notice = warningFor?.(problems)
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
        notice: context.id === undefined ? created : updated
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
        context.thing !== undefined &&
        isDirty(context, options) &&
        !isSameForm(formOf(context.thing), formOf(output)),
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
}

/** The ports, rules and actions of the editor of one kind of thing. */
export type EditorSetup<Thing, Form> = ReturnType<typeof editorSetup<Thing, Form>>

/** What the service found wrong, at the fields that it named. */
const problemsIn = (failure: Failure, fieldAt: (place: string) => string): ReadonlyArray<Problem> =>
  failure._tag === "Refused"
    ? failure.violations.map(({ field, message }) => ({ field: fieldAt(field ?? ""), text: message }))
    : []
