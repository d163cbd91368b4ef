import { type Failure, failureOf, isRefusedWith, type Notice, noticesFor } from "@crewfleet/sdk"
import { isPassing, isUnreachable, recordWords, words } from "@crewfleet/sdk/rules"
import { assign, emit, enqueueActions, setup } from "xstate"
import { port } from "../port.ts"
import { type KeptFile, owedFile } from "../upload/answerFile.ts"
import { isUploaded, type UploadEnd } from "../upload/Upload.ts"
import type { ActRequest, EditorContext, EditorInput, EditorOutput, SaveRequest } from "./EditorContext.ts"
import type { EditorEmitted, EditorEvent, SaveAsked, SaveIntent } from "./EditorEvent.ts"
import { type EditorOptions, formRulesOf } from "./EditorOptions.ts"
import { editorFiles } from "./editorFiles.ts"
import { inDoubtWith, isOwnSave } from "./inDoubt.ts"
import { isDirty, isSameForm, isTyped } from "./isDirty.ts"
import { known } from "./known.ts"
import { conflictsIn, formWithAnswer, isSamePart, mergedForm, withAnswersOf } from "./mergedForm.ts"
import { problemsIn } from "./problemsIn.ts"
import { stillWrong } from "./stillWrong.ts"

/** Somebody else was faster; a conflict that names a field is about the answer there. */
const isOutdated = (failure: Failure) => isRefusedWith(failure, 409) && failure.violations.length === 0

/** What an editor is made of: its ports, the rules that it asks and what it does. */
export const editorSetup = <Thing extends { readonly id: number }, Form>(
  options: EditorOptions<Thing, Form>
) => {
  const { form: declared, warningFor, created, updated, acts = {} } = options
  const { stays = false, returnsThing = stays, savesEvery = 0, savesAgain = 20_000, heldBack } = options
  const { isNext, refusedOf = () => [], uploaded = recordWords.certificateUploaded } = options
  const { situation = "authenticatedCall", parts = [Object.keys(Object(options.form.empty))] } = options
  const { formOf, problemsOf, unconfirmedIn } = formRulesOf(options)
  const { sentAs = (form: Form) => form, completedWith = (form: Form) => form } = options
  const { fieldAt } = declared
  const files = editorFiles<Thing, Form>(options)
  const wasTyped = ({ form, sent }: EditorContext<Thing, Form>) =>
    sent !== undefined && !isSameForm(form, sent)
  /** Whether answers are kept back that are not right; files that are on their way are no such. */
  const isHeldBack = ({ thing, form }: EditorContext<Thing, Form>) =>
    isDirty({ thing, form: thing === undefined ? form : files.without(form, formOf(thing)) }, options)
  /** The parts that the service tells in another way than before as this editor sent them so, and heard nothing of it. */
  const ownParts = ({ thing, inDoubt }: EditorContext<Thing, Form>, theirs: Thing) => {
    if (thing === undefined || inDoubt.length === 0) return []
    const told = { base: formOf(thing), theirs: formOf(theirs), isNext: isNext?.(thing, theirs) ?? false }
    return parts.filter(
      (fields) => !isSamePart(fields, told.base, told.theirs) && isOwnSave(inDoubt, fields, told)
    )
  }
  /** What was sent and not answered was known here: what differs from it was typed since. */
  const bothOf = (context: EditorContext<Thing, Form>, thing: Thing) => {
    const theirs = formOf(thing)
    const base = withAnswersOf(formOf(known(context.thing)), theirs, ownParts(context, thing).flat())
    return { mine: sentAs(context.form), base, theirs }
  }
  const conflictsWith = (context: EditorContext<Thing, Form>, theirs: Thing) =>
    context.thing === undefined ? [] : conflictsIn(bothOf(context, theirs), parts)
  const isUnsettled = ({ thing, form, inDoubt }: EditorContext<Thing, Form>) =>
    isTyped({ thing, form }, options) || inDoubt.length > 0
  const merged = (
    context: EditorContext<Thing, Form>,
    theirs: Thing | undefined,
    winner: "mine" | "theirs"
  ) =>
    context.thing === undefined || theirs === undefined
      ? context.form
      : mergedForm(context.form, bothOf(context, theirs), parts, winner)
  const learnt = (
    { id, thing: known, form, sent = form, intent }: EditorContext<Thing, Form>,
    thing: Thing
  ) => {
    // What is never sent is done with once the form is submitted.
    const isSubmitted = intent === "submit" && refusedOf(thing).length === 0
    const answered = formWithAnswer(form, {
      sent,
      same: isSubmitted ? form : sentAs(form),
      before: isSubmitted || known === undefined || !options.sentAs ? undefined : formOf(known),
      answer: formOf(thing)
    })
    const isOwed = files.owedFields(form)
    const kept = Object.fromEntries(isOwed.map((field) => [field, Object(form)[field]]))
    return { id: id ?? thing.id, thing, form: { ...answered, ...kept }, inDoubt: [], failure: undefined }
  }
  return setup({
    types: {
      input: {} as EditorInput<Form, Thing>,
      context: {} as EditorContext<Thing, Form>,
      events: {} as EditorEvent<Form>,
      emitted: {} as EditorEmitted<Thing, Form>,
      output: {} as EditorOutput<Thing>,
      tags: {} as "busy"
    },
    actors: {
      load: port<Thing, { readonly id: number }>("load"),
      save: port<unknown, SaveRequest<Thing, Form>>("save"),
      act: port<unknown, ActRequest<Thing>>("act"),
      upload: owedFile
    },
    delays: { savesEvery, savesAgain, patience: 4_000 },
    actions: {
      notify: emit((_, notice: Notice) => ({ type: "notice", notice })),
      explain: enqueueActions(({ enqueue }, { error }: { readonly error: unknown }) => {
        const failure = failureOf(error)
        enqueue.assign({ problems: problemsIn(failure, fieldAt) })
        for (const notice of noticesFor(situation, failure)) enqueue.emit({ type: "notice", notice })
      }),
      takeThing: assign((_, { output }: { readonly output: Thing }) => ({
        thing: output,
        form: formOf(output),
        inDoubt: [],
        failure: undefined
      })),
      takeBasis: assign(({ context }, { output }: { readonly output: Thing }) => ({
        thing: output,
        form: merged(context, output, "mine"),
        inDoubt: [],
        failure: undefined
      })),
      takeAnswer: assign(({ context }, { output }: { readonly output: unknown }) => ({
        ...(returnsThing && learnt(context, output as Thing)),
        hasChanged: true
      })),
      showRefused: assign((_, { output }: { readonly output: unknown }) => ({
        problems: refusedOf(output as Thing)
      })),
      learn: assign(({ context }, { output }: { readonly output: Thing }) => learnt(context, output)),
      keepFailure: assign((_, { error }: { readonly error: unknown }) => ({ failure: failureOf(error) })),
      keepTheirs: assign(({ context }, { output }: { readonly output: unknown }) => ({
        theirs: output as Thing,
        asked: undefined,
        form: completedWith(merged(context, output as Thing, "mine"), output as Thing),
        failure: undefined
      })),
      change: assign(
        ({ context }, { changes, key }: { readonly changes: Partial<Form>; readonly key?: string }) => ({
          form: { ...context.form, ...changes },
          key: key ?? context.key
        })
      ),
      mend: enqueueActions(({ context, enqueue }, { changes, mendsNothing = false }: Typing<Form>) => {
        const { form, thing, problems: shown, judgedAt } = context
        if (mendsNothing || shown.length === 0) return
        const found = (answers: Form) => (judgedAt === undefined ? [] : problemsOf(answers, judgedAt, thing))
        const [before, after] = [found(form), found({ ...form, ...changes })]
        const problems = stillWrong(shown, { changed: Object.keys(changes), before, after })
        if (problems.length === shown.length && problems.every((one, at) => one === shown[at])) return
        enqueue.assign({ problems })
        enqueue.emit({ type: "mended" })
      }),
      askToConfirm: assign(({ context }, { now }: { readonly now: string }) => ({
        problems: [],
        judgedAt: now,
        unconfirmed: unconfirmedIn(context.form, now, context.thing, context.passed)
      })),
      pass: assign(({ context }) => ({
        passed: [...context.passed, ...context.unconfirmed],
        unconfirmed: []
      })),
      forgetLeft: assign({ left: {} }),
      showProblems: enqueueActions(({ context, enqueue }, { now }: { readonly now: string }) => {
        const problems = problemsOf(context.form, now, context.thing)
        const notice = warningFor?.(problems)
        enqueue.assign({ problems, judgedAt: now })
        if (notice) enqueue.emit({ type: "notice", notice })
      }),
      send: assign(({ context }, { intent, isOwnDoing = false, now = context.judgedAt }: Sending) => ({
        sent: context.form,
        inDoubt:
          isNext && context.thing !== undefined
            ? inDoubtWith(context.inDoubt, { sent: sentAs(context.form), base: formOf(context.thing) })
            : [],
        intent,
        isOwnDoing,
        judgedAt: now,
        problems: []
      })),
      begin: assign(({ context }) => ({ sent: context.form, problems: [] })),
      noteSaved: assign({ hasChanged: true }),
      rest: enqueueActions(({ context: { asked }, enqueue }) => {
        enqueue.assign({ sent: undefined, act: undefined, asked: undefined })
        if (asked) enqueue.raise(asked)
      }),
      noteAsked: assign((_, asked: SaveAsked) => ({ asked })),
      knowTheirs: assign(({ context }) => ({ thing: context.theirs, theirs: undefined, inDoubt: [] })),
      takeTheirs: assign(({ context }) => ({
        thing: context.theirs,
        theirs: undefined,
        form: merged(context, context.theirs, "theirs"),
        inDoubt: [],
        problems: []
      })),
      chooseAct: assign((_, { act }: { readonly act: string }) => ({ act })),
      notifySaved: enqueueActions(({ context: { id, isOwnDoing }, enqueue }) => {
        enqueue.emit({ type: "saved" })
        if (!isOwnDoing) enqueue.emit({ type: "notice", notice: id === undefined ? created : updated })
      }),
      notifyHeldBack: enqueueActions(({ context, enqueue }) => {
        if (heldBack && !context.isOwnDoing && !wasTyped(context) && isHeldBack(context))
          enqueue.emit({ type: "notice", notice: heldBack })
      }),
      notifyAllHeldBack: enqueueActions(({ context, enqueue }) => {
        const notice = isHeldBack(context) ? heldBack : updated
        if (notice && !context.isOwnDoing) enqueue.emit({ type: "notice", notice })
      }),
      chooseFile: assign(({ context }) => ({ uploading: files.next(context.form) })),
      takeFile: enqueueActions(({ context: { form, uploading }, enqueue }, { output }: Uploaded) => {
        enqueue.raise({ type: "form.changed", changes: files.uploaded(form, known(uploading), output) })
        enqueue.emit({ type: "notice", notice: uploaded })
      }),
      refuseFile: enqueueActions(
        ({ context: { form, problems, uploading }, enqueue }, { text }: { readonly text: string }) => {
          const { at } = known(uploading)
          enqueue.raise({
            type: "form.changed",
            changes: files.refused(form, known(uploading), text),
            mendsNothing: true
          })
          enqueue.assign({ problems: [...problems.filter(({ field }) => field !== at), { field: at, text }] })
        }
      ),
      retryFile: enqueueActions(({ enqueue }) => {
        enqueue.sendTo("upload", { type: "connection.returned" })
      }),
      letGoneFilesGo: enqueueActions(({ context, enqueue }, { error }: { readonly error: unknown }) => {
        const changes = files.withoutGone(context.form, failureOf(error))
        if (changes) enqueue.raise({ type: "form.changed", changes, mendsNothing: true })
      }),
      notifyUnsaved: enqueueActions(({ enqueue }) => {
        if (!stays) enqueue.emit({ type: "notice", notice: words.typedSinceSaved })
      }),
      notifyActed: enqueueActions(({ context, enqueue }) => {
        const notice = acts[context.act ?? ""]?.done
        if (notice) enqueue.emit({ type: "notice", notice })
      }),
      keepDraft: emit(({ context }) => {
        const { id, thing, form, key, left, inDoubt } = context
        return {
          type: "draft.changed",
          id,
          draft:
            isUnsettled(context) || Object.keys(left).length > 0
              ? { form, thing, key, left, inDoubt }
              : undefined
        }
      }),
      dropDraft: emit(({ context: { id } }) => ({ type: "draft.changed", id, draft: undefined }))
    },
    guards: {
      hasFile: ({ context }) => context.uploading !== undefined,
      isOwedNoMore: ({ context: { form, uploading } }, { changes }: { readonly changes: Partial<Form> }) =>
        !files.isOwed({ ...form, ...changes }, uploading),
      isOwedStill: ({ context: { form, uploading } }) => files.isOwed(form, uploading),
      isFileRefused: ({ context: { form, uploading } }, { output }: Uploaded) =>
        !isUploaded(output) && files.isOwed(form, uploading),
      isRefusedForGood: (_, { failure }: { readonly failure: Failure | undefined }) =>
        failure !== undefined && !isPassing(failure),
      isOwnDoing: ({ context }) => context.isOwnDoing,
      isNew: ({ context }) => context.id === undefined,
      isDirty: ({ context }) => isDirty(context, options),
      isUnsettled: ({ context }) => isUnsettled(context),
      isInDoubt: ({ context }) => context.inDoubt.length > 0,
      isKnown: ({ context }) => context.thing !== undefined,
      /** The service cannot be asked, and this device knows what it said earlier. */
      isOnDevice: ({ context }, { error }: { readonly error: unknown }) =>
        context.thing !== undefined && isUnreachable(failureOf(error)),
      isToSave: ({ context }) => context.id !== undefined && isDirty(context, options),
      /** All that could be sent was there already. */
      isAllHeldBack: ({ context }, { output }: { readonly output: unknown }) =>
        isSameForm(output, context.thing) && !wasTyped(context) && isDirty(context, options),
      /** What was refused is refused again until it is changed. */
      isRefused: (_, { error }: { readonly error: unknown }) => !isPassing(failureOf(error)),
      isEnd: ({ context }) => !wasTyped(context) && (!stays || context.id === undefined),
      isOvertaken: ({ context }, { output }: { readonly output: Thing }) =>
        conflictsWith(context, output).length > 0,
      isOwnEarlier: ({ context }, { output }: { readonly output: Thing }) =>
        ownParts(context, output).length > 0 && conflictsWith(context, output).length === 0,
      /**
       * Somebody else has saved a part in which was typed since this save began: its answer holds what nobody here saw. Nobody has
       * where this save alone lies between; what was not sent with it, such as a file on its way, is as it was.
       */
      isMetSince: ({ context: { thing, form, sent } }, { output }: { readonly output: unknown }) => {
        if (sent === undefined || (thing && isNext?.(thing, output as Thing))) return false
        const base = sentAs(thing ? files.without(sent, formOf(thing)) : sent)
        return conflictsIn({ mine: sentAs(form), base, theirs: formOf(output as Thing) }, parts).length > 0
      },
      saysTheSame: ({ context }, { output }: { readonly output: Thing }) =>
        isSameForm(
          sentAs(isDirty(context, options) ? merged(context, output, "mine") : context.form),
          formOf(output)
        ),
      isUnconfirmed: ({ context }, { intent, now }: { readonly intent: SaveIntent; readonly now: string }) =>
        intent === "submit" && unconfirmedIn(context.form, now, context.thing, context.passed).length > 0,
      isUnanswered: ({ context }, { intent, now }: { readonly intent: SaveIntent; readonly now: string }) =>
        intent === "submit" && problemsOf(context.form, now, context.thing).length > 0,
      isOutdated: ({ context }, { error }: { readonly error: unknown }) =>
        context.id !== undefined && isOutdated(failureOf(error)),
      isPossible: ({ context }, { act }: { readonly act: string }) =>
        context.thing !== undefined && acts[act] !== undefined,
      isIrreversible: ({ context }, { act }: { readonly act: string }) =>
        context.thing !== undefined && acts[act]?.irreversible === true
    }
  })
}

type Uploaded = {
  readonly output: UploadEnd<KeptFile>
}

type Typing<Form> = {
  readonly changes: Partial<Form>
  readonly mendsNothing?: boolean
}

type Sending = {
  readonly intent: SaveIntent
  readonly isOwnDoing?: boolean | undefined
  readonly now?: string
}

/** The ports, rules and actions of the editor of one kind of thing. */
export type EditorSetup<Thing extends { readonly id: number }, Form> = ReturnType<
  typeof editorSetup<Thing, Form>
>
