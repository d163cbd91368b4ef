import type { TransportJob } from "@crewfleet/sdk"
import { type AnswersOf, cancellationForm, cancellationMeansForWard } from "@crewfleet/sdk/rules"
import { useState } from "react"
import { makeDrafts } from "../editing/Drafts.ts"
import { EditorDialog } from "../editing/EditorDialog.tsx"
import { Callout } from "../ui/Callout.tsx"
import type { RequestLogics } from "./requestLogics.ts"
import { wardStore } from "./wardDrafts.ts"

interface CancelRequestDialogProps {
  readonly job: TransportJob
  readonly owner: string | undefined
  readonly lasting: number
  readonly logicFor: RequestLogics["cancellation"]
  readonly onDone: () => void
}

/** Asks why a journey is cancelled; the agency reads the answer. */
export function CancelRequestDialog({ job, owner, lasting, logicFor, onDone }: CancelRequestDialogProps) {
  const [logic] = useState(() => logicFor(job))
  const means = cancellationMeansForWard(job.transportStatus, job.agencyName)
  const thing = `ward.cancellation.${job.id}`
  const [drafts] = useState(() =>
    makeDrafts<{ readonly id: number }, AnswersOf<typeof cancellationForm>>(
      thing,
      cancellationForm,
      wardStore(lasting)
    )
  )
  return (
    <EditorDialog<{ readonly id: number }, typeof cancellationForm>
      logic={logic}
      of={cancellationForm}
      owner={owner}
      thing={thing}
      drafts={drafts}
      title={`Cancel ${job.refPrefix}`}
      submit="Cancel journey"
      leave="Go back"
      // Whoever was told that it stands otherwise by now is shown so.
      onDone={() => onDone()}
    >
      {() =>
        means && (
          <Callout tone="warning">
            <p>{means}</p>
          </Callout>
        )
      }
    </EditorDialog>
  )
}
