import {
  formWhereabouts,
  isDirty,
  type LongFormThing,
  longFormRules,
  type OnboardingLongForm,
  type Whereabouts
} from "@crewfleet/machines"
import type { Problem } from "@crewfleet/sdk"
import { type AnyForm, owedFiles, withoutOwedFiles } from "@crewfleet/sdk/rules"
import { useEffect, useEffectEvent, useMemo } from "react"
import type { AnyStateMachine } from "xstate"
import { type EditorOpening, type OpenEditor, useEditor } from "../editing/useEditor.ts"
import type { LastReads } from "../lastRead/lastReads.ts"
import { write } from "../time/write.ts"
import { useAfterPaint } from "../ui/useAfterPaint.ts"

/** An onboarding form that is open, and where what was typed in it is. */
export interface OpenForm {
  readonly editor: OpenEditor<LongFormThing<AnyForm>, AnyForm>
  readonly whereabouts: Whereabouts
}

/** Runs the editor of a form for as long as any of its pages is shown, and tells it when the connection is back. */
export const useOpenForm = (
  long: OnboardingLongForm,
  logic: AnyStateMachine,
  opening: EditorOpening<LongFormThing<AnyForm>, AnyForm>,
  reads: LastReads<LongFormThing<AnyForm>>
): OpenForm => {
  const editor = useEditor<LongFormThing<AnyForm>, AnyForm>(logic, opening)
  const { context, step, unkept, behind, refusals, send } = editor
  const { owner } = opening
  const told = context.thing
  useEffect(() => {
    if (told && !behind) reads.keep(owner, told.id, told)
  }, [reads, owner, told, behind])
  // What is said of it may come a moment after what is typed.
  const { thing, form, inDoubt } = useAfterPaint(context)
  const isBack = useEffectEvent(() => send({ type: "connection.back" }))
  useEffect(() => {
    const online = () => isBack()
    addEventListener("online", online)
    return () => removeEventListener("online", online)
  }, [])
  const rules = useMemo(() => longFormRules(long), [long])
  const owed = useMemo(() => owedFiles(long.form, form).length, [long, form])
  const dirty = useMemo(() => {
    if (thing === undefined) return false
    if (inDoubt.length > 0) return true
    const sent = owed === 0 ? form : withoutOwedFiles(long.form, form, long.form.read(thing.answers))
    return isDirty({ thing, form: sent }, rules)
  }, [thing, form, inDoubt, rules, owed, long])
  const wrong = useMemo(() => (dirty ? wrongIn(long, form, thing?.refused) : 0), [dirty, long, form, thing])
  const savedAt = thing?.savedAt ? writeSaved(thing.savedAt) : undefined
  const because = refusals.at(-1)
  return {
    editor,
    whereabouts: formWhereabouts({ dirty, owed, wrong, unkept, behind, step, savedAt, because })
  }
}

/** The time alone is today's. */
const writeSaved = (at: string) =>
  write("date", at) === write("date", new Date())
    ? write("time", at)
    : `${write("time", at)} on ${write("date", at)}`

/** How many answers cannot be saved as they are, by the device or by the service. */
const wrongIn = (
  { form }: OnboardingLongForm,
  answers: AnyForm["empty"],
  refused: ReadonlyArray<Problem> = []
): number => {
  const wrong = form
    .problems(answers, { now: new Date().toISOString() })
    .filter(({ kind }: Problem) => kind !== "missing")
  return new Set([...wrong, ...refused].map(({ field }) => field)).size
}
