import { documentViewWords } from "@crewfleet/sdk/rules"
import { DocumentView } from "../document/DocumentView.tsx"

interface RecordDocumentProps {
  /** Where the certificate is. */
  readonly link: string | undefined
  readonly label: string
  /** What stands in its place where there is none. */
  readonly missing?: string
  /** Asks for it anew, as its address has ended. */
  readonly onGone: () => void
}

/** The certificate of a record. */
export function RecordDocument({ missing = documentViewWords.notUploaded, ...view }: RecordDocumentProps) {
  return <DocumentView {...view} missing={missing} />
}
