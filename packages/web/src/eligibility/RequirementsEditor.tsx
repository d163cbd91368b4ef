import { type Draft, isDirty, type RequirementsOfCode } from "@crewfleet/machines"
import { type AnswersOf, requirementsForm, versionsOf } from "@crewfleet/sdk/rules"
import { useEffect, useEffectEvent } from "react"
import { BothVersions } from "../editing/BothVersions.tsx"
import { DiscardQuestion } from "../editing/DiscardQuestion.tsx"
import { EditorBar } from "../editing/EditorBar.tsx"
import { EditorForm, EditorQuestions } from "../editing/EditorForm.tsx"
import { useEditor } from "../editing/useEditor.ts"
import { PartBody } from "../list/PartBody.tsx"
import { Card } from "../ui/Card.tsx"
import { Dialog } from "../ui/Dialog.tsx"
import { SkeletonLines } from "../ui/Skeleton.tsx"
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
  const { context, step, busy, output, send } = editor
  const { thing, form, failure, theirs } = context
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
        <Card title="Requirements" busy={busy}>
          <PartBody
            situation="loadRequirements"
            failure={failure}
            busy={busy}
            onRetry={() => send({ type: "reload.asked" })}
            nothing={undefined}
            skeleton={<SkeletonLines lines={12} />}
          >
            {undefined}
          </PartBody>
        </Card>
      )}
      {step === "comparing" && theirs && (
        <Dialog open size="large" title="What is asked for was changed meanwhile">
          <BothVersions
            thing="set of requirements"
            fields={versionsOf(requirementsForm, form, requirementsForm.read(theirs))}
            onChoose={send}
          />
        </Dialog>
      )}
      <DiscardQuestion saved open={step === "discarding"} send={send} />
    </>
  )
}
