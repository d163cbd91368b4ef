import type { StaffScope } from "@crewfleet/machines"
import { declineForm } from "@crewfleet/sdk/rules"
import { useState } from "react"
import { EditorDialog } from "../editing/EditorDialog.tsx"
import type { StaffLogics } from "./staffLogics.ts"

interface DeclineDialogProps {
  readonly scope: StaffScope
  readonly name: string
  /** Whose drafts are kept. */
  readonly owner: string | undefined
  readonly logicFor: StaffLogics["declineEditor"]
  readonly onDone: () => void
}

/** Asks why an applicant is declined; they read the answer. */
export function DeclineDialog({ scope, name, owner, logicFor, onDone }: DeclineDialogProps) {
  const [logic] = useState(() => logicFor(scope))
  return (
    <EditorDialog<{ readonly id: number }, typeof declineForm>
      logic={logic}
      of={declineForm}
      owner={owner}
      thing={`decline.${scope.agencyId}.${scope.workerId}`}
      title={`Decline ${name}`}
      submit="Decline"
      // Whoever was told that somebody else has decided is shown so.
      onDone={() => onDone()}
    />
  )
}
