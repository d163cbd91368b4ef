import type { RequirementSet } from "@crewfleet/sdk"
import { type AnswersOf, recordWords, requirementsForm } from "@crewfleet/sdk/rules"
import type { LoadClient } from "../calling.ts"
import { editorActors } from "../editing/editorActors.ts"
import { editorMachine } from "../editing/editorMachine.ts"

/** All that an agency asks of an assignment code, by the number of that code. */
export interface RequirementsOfCode extends RequirementSet {
  readonly id: number
}

/** The form of all that an agency asks of an assignment code, which is saved as one set. */
export const requirementsEditorMachine = editorMachine<
  RequirementsOfCode,
  AnswersOf<typeof requirementsForm>
>({
  id: "requirementsEditor",
  description: "What an agency asks of an assignment code is edited.",
  form: requirementsForm,
  created: recordWords.requirementsSaved,
  updated: recordWords.requirementsSaved,
  stays: true
})

const ofCode = (set: RequirementSet): RequirementsOfCode => ({ ...set, id: set.assignmentCodeId })

/** The same with the SDK behind its ports. */
export const requirementsEditorLogic = (load: LoadClient) =>
  requirementsEditorMachine.provide({
    actors: editorActors<RequirementsOfCode, typeof requirementsForm>(
      load,
      requirementsForm,
      ({ eligibility }, options) => {
        const save = async (assignmentCodeId: number, { requirements, version = 0 }: Sent) =>
          ofCode(
            await eligibility.saveRequirements(
              {
                params: { assignmentCodeId },
                query: {},
                payload: { requirements: requirements ?? [], version }
              },
              options
            )
          )
        return {
          load: async (assignmentCodeId) =>
            ofCode(await eligibility.requirements({ params: { assignmentCodeId }, query: {} }, options)),
          create: (sent) => save(0, sent),
          update: save
        }
      }
    )
  })

type Sent = ReturnType<typeof requirementsForm.write> & { readonly version?: number | undefined }
