import type { Hirer } from "@crewfleet/sdk"
import FilePlus from "lucide-react/icons/file-plus"
import { useMemo, useState } from "react"
import { Button } from "../ui/Button.tsx"
import { Card } from "../ui/Card.tsx"
import { DataTable } from "../ui/DataTable.tsx"
import { EmptyState } from "../ui/EmptyState.tsx"
import { DocumentDialog } from "./DocumentDialog.tsx"
import { DocumentUploadDialog } from "./DocumentUploadDialog.tsx"
import { documentColumns } from "./documentColumns.tsx"
import type { HirerLogics } from "./hirerLogics.ts"

interface HirerDocumentsProps {
  readonly hirer: Hirer
  readonly agencyId: number | undefined
  readonly makeUpload: HirerLogics["makeUpload"]
  /** Called when the documents are others by now. */
  readonly onChange: () => void
}

/** The identity documents that a hirer has on file, and the ways to add and to replace one. */
export function HirerDocuments({ hirer, agencyId, makeUpload, onChange }: HirerDocumentsProps) {
  const [shown, setShown] = useState<string>()
  const [adds, setAdds] = useState(false)
  const documents = hirer.clientDocs ?? []
  const document = documents.find(({ name }) => name === shown)
  const columns = useMemo(() => documentColumns(setShown), [])
  const upload = { hirer, agencyId, makeUpload, onChange }

  return (
    <Card
      title="Documents"
      flush
      actions={
        <Button size="small" onClick={() => setAdds(true)}>
          <FilePlus size={16} aria-hidden="true" />
          Add Document
        </Button>
      }
    >
      {documents.length === 0 ? (
        <EmptyState title="This hirer has no documents">
          Put the first one on file with Add Document.
        </EmptyState>
      ) : (
        <DataTable
          caption="Documents of this hirer"
          columns={columns}
          rows={documents}
          rowKey={({ id, name }) => id ?? name}
        />
      )}
      {document && <DocumentDialog document={document} upload={upload} onClose={() => setShown(undefined)} />}
      {adds && <DocumentUploadDialog {...upload} onEnd={() => setAdds(false)} />}
    </Card>
  )
}
