import type { AgencyReturnRules } from "@crewfleet/sdk"
import { type ReturnRulesAnswers, recordWords, returnRulesForm } from "@crewfleet/sdk/rules"
import type { LoadClient } from "../calling.ts"
import { editorMachine } from "../editing/editorMachine.ts"
import { agencyActors } from "./agencyActors.ts"

/** By which rules an agency charges what a return brings to light. */
export interface ReturnRulesOfAgency extends AgencyReturnRules {
  readonly id: number
  /** In which prices are, ISO 4217. */
  readonly currency?: string | undefined
}

/** The form in which an agency says by which rules it charges what a return brings to light. */
export const returnRulesEditorMachine = editorMachine<ReturnRulesOfAgency, ReturnRulesAnswers>({
  id: "returnRulesEditor",
  description: "An agency says by which rules it charges what a return brings to light.",
  form: returnRulesForm,
  factsOf: (thing) => ({ currency: thing?.currency }),
  created: recordWords.returnRulesSaved,
  updated: recordWords.returnRulesSaved,
  returnsThing: true,
  harmless: ["currency"]
})

/** The same with the SDK behind its ports. */
export const returnRulesEditorLogic = (load: LoadClient) =>
  returnRulesEditorMachine.provide({
    actors: agencyActors<ReturnRulesOfAgency, ReturnRulesAnswers>(load, {
      read: (id, agency) => ({
        id,
        version: agency.versions?.returnRules,
        currency: agency.baseCurrency,
        ...returnRulesForm.write(returnRulesForm.read(agency))
      }),
      save: ({ agency }, { params, edited, form }, options) =>
        agency.updateReturnRules({ params, payload: { ...returnRulesForm.write(form), ...edited } }, options)
    })
  })
