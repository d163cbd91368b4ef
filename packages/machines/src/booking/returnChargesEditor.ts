import type { ReturnCharges } from "@crewfleet/sdk"
import {
  type ChargeFacts,
  minorUnits,
  type ReturnChargesAnswers,
  recordWords,
  returnChargesForm
} from "@crewfleet/sdk/rules"
import { calling, type LoadClient } from "../calling.ts"
import type { SaveRequest } from "../editing/EditorContext.ts"
import { editorMachine } from "../editing/editorMachine.ts"
import type { Scope } from "../Viewer.ts"

const factsOf = (sheet: ReturnCharges | undefined): Omit<ChargeFacts, "now"> => ({
  currency: sheet?.currency,
  proposed: sheet?.proposals.map(({ key }) => key),
  hireCosts: sheet && minorUnits(sheet.subTotal) - minorUnits(sheet.discount)
})

/** Each proposal is answered, also one that came while somebody decided on the others. */
const completedWith = (form: ReturnChargesAnswers, theirs: ReturnCharges): ReturnChargesAnswers => {
  const { lines } = returnChargesForm.read(theirs)
  const came = theirs.proposals.filter(({ key }) => form.lines.every(({ rowId }) => rowId !== key))
  return {
    ...form,
    lines: [...form.lines, ...lines.filter(({ rowId }) => came.some(({ key }) => key === rowId))]
  }
}

/** How the editor of charges differs from others; the reason is told in the history, and not with the charges. */
export const returnChargesEditor = {
  id: "returnCharges",
  description: "An agency takes, changes or leaves out what may be charged at a return.",
  form: returnChargesForm,
  factsOf,
  created: recordWords.chargesDecided,
  updated: recordWords.chargesDecided,
  completedWith,
  sentAs: (form: ReturnChargesAnswers) => ({ ...form, reason: "" }),
  stays: true,
  harmless: ["status", "key", "kind", "currency", "returnedAt"]
} as const

/** The form in which an agency decides on the charges at a return. */
export const returnChargesMachine = editorMachine<ReturnCharges, ReturnChargesAnswers>(returnChargesEditor)

/** The same with the SDK behind its ports. */
export const returnChargesLogic = (load: LoadClient, query: Scope) =>
  returnChargesMachine.provide({
    actors: {
      load: calling(load, ({ charges }, { id }: { readonly id: number }, options) =>
        charges.sheet({ params: { id }, query }, options)
      ),
      save: calling<unknown, SaveRequest<ReturnCharges, ReturnChargesAnswers>>(
        load,
        ({ charges }, { id = 0, thing, form, key }, options) =>
          charges.decide(
            {
              params: { id },
              query,
              payload: {
                ...returnChargesForm.write(form),
                version: thing?.version ?? 0,
                proposed: thing?.proposed
              }
            },
            { ...options, idempotencyKey: key || undefined }
          )
      )
    }
  })
