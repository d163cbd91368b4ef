import type { plannerMachine } from "@crewfleet/machines"
import { type AnswersOf, type CrewHours, plannerForm } from "@crewfleet/sdk/rules"
import { useEffect, useState } from "react"
import { type Drafts, makeDrafts } from "../editing/Drafts.ts"
import type { EditorOpening } from "../editing/useEditor.ts"
import { SkeletonLines } from "../ui/Skeleton.tsx"
import { Stack } from "../ui/Stack.tsx"
import { OpenPlanner } from "./OpenPlanner.tsx"

/** What the Job Planner is shown with. */
export interface JobPlannerProps {
  /** The number of the job. */
  readonly jobId: number
  /** Whose drafts are kept. */
  readonly owner: string | undefined
  /** Hours were entered, so that the job is another by now. */
  readonly onSaved?: () => void
  readonly logic: typeof plannerMachine
  readonly drafts?: Drafts<CrewHours, AnswersOf<typeof plannerForm>>
}

const kept = makeDrafts<CrewHours, AnswersOf<typeof plannerForm>>("planner", plannerForm)

/** The hours that a crew has worked, entered by what each was booked as; what was typed and not sent is gone on with. */
export function JobPlanner({ jobId, owner, onSaved, logic, drafts = kept }: JobPlannerProps) {
  const [opening, setOpening] = useState<EditorOpening<CrewHours, typeof plannerForm>>()
  useEffect(() => {
    drafts
      .read(owner, jobId)
      .then((draft) => setOpening({ of: plannerForm, drafts, owner, id: jobId, draft }))
  }, [drafts, owner, jobId])
  return (
    <Stack as="section" aria-labelledby="job-planner">
      <h2 id="job-planner">Job Planner</h2>
      {opening ? (
        <OpenPlanner opening={opening} logic={logic} onSaved={onSaved} />
      ) : (
        <SkeletonLines lines={6} />
      )}
    </Stack>
  )
}
