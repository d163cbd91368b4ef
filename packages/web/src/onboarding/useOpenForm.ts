import type { OnboardingLongForm, Whereabouts } from "@crewfleet/machines"
import { formWhereabouts, isDirty, type LongFormThing } from "@crewfleet/machines"
import type { AnyForm } from "@crewfleet/sdk/rules"
import { useEffect, useEffectEvent, useState } from "react"
import type { AnyStateMachine } from "xstate"
import { type EditorOpening, type OpenEditor, useEditor } from "../editing/useEditor.ts"
import { write } from "../time/write.ts"

/** Milliseconds after which what could not be saved is tried again. */
const triesAgain = 20_000

/** An onboarding form that is open, and where what was typed in it is. */
export interface OpenForm {
  readonly editor: OpenEditor<LongFormThing<AnyForm>, AnyForm>
  readonly whereabouts: Whereabouts
}

/** Runs the editor of a form for as long as any of its pages is shown; what could not be saved is tried again by itself. */
export const useOpenForm = (
  long: OnboardingLongForm,
  logic: AnyStateMachine,
  opening: EditorOpening<LongFormThing<AnyForm>, AnyForm>
): OpenForm => {
  const editor = useEditor<LongFormThing<AnyForm>, AnyForm>(logic, opening)
  const { context, step, unkept, refusals, change } = editor
  const { thing } = context
  const [options] = useState(() => optionsOf(long))
  const dirty = thing !== undefined && isDirty(context, options)
  const waits = dirty && step === "resting"
  const again = useEffectEvent(() => change({}))
  useEffect(() => {
    if (!waits) return
    const timer = setInterval(() => again(), triesAgain)
    const online = () => again()
    addEventListener("online", online)
    return () => {
      clearInterval(timer)
      removeEventListener("online", online)
    }
  }, [waits])
  const savedAt = thing?.savedAt ? write("time", thing.savedAt) : undefined
  const because = refusals.at(-1)
  return { editor, whereabouts: formWhereabouts({ dirty, unkept, step, savedAt, because }) }
}

const optionsOf = ({ form }: OnboardingLongForm) => ({
  form: { ...form, read: ({ answers }: LongFormThing<AnyForm>) => form.read(answers) }
})
