import {
  type Credential,
  documentViewWords,
  isRejectionReason,
  missingDocument,
  rejectionReasons
} from "@crewfleet/sdk/rules"
import type { ReactNode } from "react"
import { CredentialStatus } from "../credential/CredentialStatus.tsx"
import { Button } from "../ui/Button.tsx"
import { Dialog } from "../ui/Dialog.tsx"
import { Facts } from "../ui/Facts.tsx"
import { Stack } from "../ui/Stack.tsx"
import { RecordDocument } from "./RecordDocument.tsx"
import { CredentialFacts } from "./ReviewDialog.tsx"

interface ViewDocumentDialogProps {
  readonly credential: Credential
  /** What else leads to the certificate. */
  readonly certificate?: ReactNode
  /** What was on file before. */
  readonly earlier?: ReactNode
  /** Whether whoever looks is told what was said about it; a client is not. */
  readonly tellsComment: boolean
  readonly onGone: () => void
  readonly onClose: () => void
}

/** A record with its document, to read. */
export function ViewDocumentDialog(props: ViewDocumentDialogProps) {
  const { credential, certificate, earlier, tellsComment, onGone, onClose } = props
  return (
    <Dialog
      open
      size="large"
      title="View Document"
      onCancel={onClose}
      actions={<Button onClick={onClose}>Close</Button>}
    >
      <Stack>
        <CredentialFacts credential={credential} />
        {tellsComment && <Comment credential={credential} />}
        {certificate || (
          <RecordDocument
            link={credential.document}
            label={`Certificate: ${credential.name}`}
            missing={documentViewWords[missingDocument(credential)]}
            onGone={onGone}
          />
        )}
        {earlier}
      </Stack>
    </Dialog>
  )
}

/** What became of a record, and what was said about it. */
export function Comment({
  credential: { status, because, comment }
}: Pick<ViewDocumentDialogProps, "credential">) {
  return (
    <Stack gap={3}>
      <Facts
        of={{
          Status: <CredentialStatus status={status} />,
          ...(because && {
            Reason: isRejectionReason(because) ? rejectionReasons[because].label : because
          })
        }}
      />
      <Facts of={{ Comment: comment || documentViewWords.noComment }} />
    </Stack>
  )
}
