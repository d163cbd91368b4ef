import type { ClientDocument } from "@crewfleet/sdk"
import { documentTypeName, identityDocuments, isDocumentType, writeDay } from "@crewfleet/sdk/rules"
import { useState } from "react"
import { DocumentStandingBadge } from "../document/DocumentStandingBadge.tsx"
import { DocumentView } from "../document/DocumentView.tsx"
import { write } from "../time/write.ts"
import { Button } from "../ui/Button.tsx"
import { Dialog } from "../ui/Dialog.tsx"
import { Grid } from "../ui/Grid.tsx"
import { Row } from "../ui/Row.tsx"
import styles from "./DocumentDialog.module.css"
import { DocumentUploadDialog, type UploadProps } from "./DocumentUploadDialog.tsx"

interface DocumentDialogProps {
  readonly document: ClientDocument
  readonly upload: UploadProps
  readonly onClose: () => void
}

/** One document: a preview, its dates, and the way to put another in its place. */
export function DocumentDialog({ document, upload, onClose }: DocumentDialogProps) {
  const [replaces, setReplaces] = useState(false)
  const { name, url, createdDate, issueDate, expiryDate } = document
  const type = documentTypeName(name)

  return (
    <Dialog
      open
      title={type}
      onCancel={onClose}
      actions={
        <>
          <Button onClick={onClose}>Close</Button>
          <Button kind="primary" onClick={() => setReplaces(true)}>
            Re-Upload
          </Button>
        </>
      }
    >
      <DocumentView link={url} label={`Preview of the document: ${type}`} onGone={upload.onChange} />
      <Grid as="dl" cells={12} gap={3} className={styles.dates}>
        <div>
          <dt>Uploaded</dt>
          <dd>{createdDate ? write("uploadDate", createdDate) : "Not known"}</dd>
        </div>
        {issueDate && (
          <div>
            <dt>Issued</dt>
            <dd>{writeDay("dayOnFile", issueDate)}</dd>
          </div>
        )}
        <div>
          <dt>Expires</dt>
          <Row as="dd">
            {expiryDate ? writeDay("dayOnFile", expiryDate) : "Not known"}
            {isDocumentType(name) && (
              <DocumentStandingBadge
                versions={[{ status: "APPROVED", issued: issueDate, expires: expiryDate }]}
                kind={identityDocuments[name]}
                quiet
              />
            )}
          </Row>
        </div>
      </Grid>
      {replaces && <DocumentUploadDialog {...upload} replaces={name} onEnd={() => setReplaces(false)} />}
    </Dialog>
  )
}
