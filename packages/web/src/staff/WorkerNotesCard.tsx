import type { StaffScope } from "@crewfleet/machines"
import { noteForm } from "@crewfleet/sdk/rules"
import { useState } from "react"
import { EditorDialog } from "../editing/EditorDialog.tsx"
import { PartBody } from "../list/PartBody.tsx"
import { writeMoment } from "../time/write.ts"
import { Button } from "../ui/Button.tsx"
import { Card } from "../ui/Card.tsx"
import { SkeletonLines } from "../ui/Skeleton.tsx"
import { Stack } from "../ui/Stack.tsx"
import { StepPager } from "../ui/StepPager.tsx"
import { useLogic } from "../useLogic.ts"
import type { StaffLogics } from "./staffLogics.ts"
import styles from "./WorkerNotesCard.module.css"

interface WorkerNotesCardProps {
  readonly scope: StaffScope
  /** Whose drafts are kept. */
  readonly owner: string | undefined
  readonly logics: Pick<StaffLogics, "notes" | "noteEditor">
}

/** What people of the agency wrote down about a worker, the latest first. */
export function WorkerNotesCard({ scope, owner, logics }: WorkerNotesCardProps) {
  const [state, send] = useLogic(logics.notes, { input: { filter: scope } })
  const [adds, setAdds] = useState(false)
  const [editor] = useState(() => logics.noteEditor(scope))
  const { answer, request, failure, attempts } = state.context
  const reload = () => send({ type: "reload.asked" })
  return (
    <Card
      title="Notes"
      busy={state.hasTag("busy")}
      actions={
        <Button size="small" onClick={() => setAdds(true)}>
          Add NOTE
        </Button>
      }
    >
      <PartBody
        situation="authenticatedCall"
        failure={failure}
        attempts={attempts}
        busy={state.hasTag("busy")}
        onRetry={reload}
        nothing={answer?.content.length === 0 ? "No notes yet" : undefined}
        advice="Only people of your agency read notes."
        skeleton={<SkeletonLines lines={3} />}
      >
        {answer && (
          <Stack>
            <Stack as="ul">
              {answer.content.map(({ id, note, author, at }) => (
                <li key={id}>
                  <p className={styles.note}>{note}</p>
                  <p className={styles.by}>
                    {author ? `${author}, ` : ""}
                    {writeMoment(at)}
                  </p>
                </li>
              ))}
            </Stack>
            {answer.totalElements > request.size && (
              <StepPager
                label="Pages of notes"
                page={request.page}
                size={request.size}
                total={answer.totalElements}
                onPage={(page) => send({ type: "page.chosen", page })}
              />
            )}
          </Stack>
        )}
      </PartBody>
      {adds && (
        <EditorDialog<{ readonly id: number }, typeof noteForm>
          logic={editor}
          of={noteForm}
          owner={owner}
          thing={`note.${scope.agencyId}.${scope.workerId}`}
          title="Add NOTE"
          submit="Add"
          onDone={({ changed }) => {
            setAdds(false)
            if (changed) reload()
          }}
        />
      )}
    </Card>
  )
}
