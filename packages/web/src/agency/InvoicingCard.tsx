import { invoicingEditorLogic } from "@crewfleet/machines"
import { invoicingForm } from "@crewfleet/sdk/rules"
import { useState } from "react"
import { EditorDialog } from "../editing/EditorDialog.tsx"
import { loadClient } from "../session/sessionActor.ts"
import { Button } from "../ui/Button.tsx"
import { Card } from "../ui/Card.tsx"

interface InvoicingCardProps {
  readonly agencyId: number
  /** Whose drafts are kept. */
  readonly owner: string | undefined
  readonly logic?: typeof invoicingEditor
}

/** What stands on an agency's invoices, and the way to change it. */
export function InvoicingCard({ agencyId, owner, logic = invoicingEditor }: InvoicingCardProps) {
  const [open, setOpen] = useState(false)
  return (
    <Card
      title="Invoices"
      actions={
        <Button size="small" aria-label="Change what stands on invoices" onClick={() => setOpen(true)}>
          Change
        </Button>
      }
    >
      <p>Your tax number and your payment terms stand on every invoice that you issue.</p>
      {open && (
        <EditorDialog
          logic={logic}
          of={invoicingForm}
          owner={owner}
          id={agencyId}
          thing="invoicing"
          title="Change what stands on invoices"
          submit="Save"
          questions={{ prefix: "invoicing-" }}
          onDone={() => setOpen(false)}
        />
      )}
    </Card>
  )
}

const invoicingEditor = invoicingEditorLogic(loadClient)
