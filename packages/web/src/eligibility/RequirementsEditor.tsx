import { type Draft, isDirty, type RequirementsOfCode } from "@crewfleet/machines"
import { type AnswersOf, requirementsForm } from "@crewfleet/sdk/rules"
import { useEffect, useEffectEvent } from "react"
import { EditorBar } from "../editing/EditorBar.tsx"
import { EditorDecisions } from "../editing/EditorDecisions.tsx"
import { EditorForm, EditorQuestions } from "../editing/EditorForm.tsx"
import { LoadingEditor } from "../editing/LoadingEditor.tsx"
import { useEditor } from "../editing/useEditor.ts"
import { Card } from "../ui/Card.tsx"
import { Stack } from "../ui/Stack.tsx"
import type { EligibilityLogics } from "./eligibilityLogics.ts"
import { RequirementRows } from "./RequirementRows.tsx"
import { requirementDrafts } from "./requirementDrafts.ts"
import { SourceOfSet } from "./SourceOfSet.tsx"

interface RequirementsEditorProps {
  /** The number of the assignment code. */
  readonly id: number
  readonly owner: string | undefined
  readonly logics: EligibilityLogics
  /** What was typed earlier and never saved. */
  readonly draft: Draft<RequirementsOfCode, AnswersOf<typeof requirementsForm>> | undefined
  readonly onDiscarded: () => void
}

/** Shows `requirementsEditorMachine`: what is asked of an assignment code, saved as one set. */
export function RequirementsEditor({ id, owner, logics, draft, onDiscarded }: RequirementsEditorProps) {
  const opening = { of: requirementsForm, drafts: requirementDrafts, owner, id, draft }
  const editor = useEditor<RequirementsOfCode, typeof requirementsForm>(logics.requirements, opening)
  const { context, busy, output } = editor
  const { thing } = context
  const discarded = useEffectEvent(onDiscarded)
  useEffect(() => {
    if (output) discarded()
  }, [output])

  return (
    <>
      {thing && !output ? (
        <EditorForm
          editor={editor}
          foot={<EditorBar editor={editor} dirty={isDirty(context, { form: requirementsForm })} add="Save" />}
        >
          <Card title={thing.assignmentCode} busy={busy}>
            <Stack>
              <SourceOfSet version={thing.version} />
              <EditorQuestions
                editor={editor}
                odd={{
                  requirements: (control) => (
                    <RequirementRows control={control} needsDbs={thing.needsDbs} logics={logics} />
                  )
                }}
              />
            </Stack>
          </Card>
        </EditorForm>
      ) : (
        <LoadingEditor editor={editor} title="Requirements" situation="loadRequirements" />
      )}
      <EditorDecisions
        editor={editor}
        thing="set of requirements"
        changed="What is asked for was changed meanwhile"
      />
    </>
  )
}
