import { documentViewWords } from "@crewfleet/sdk/rules"
import { fileAddress } from "../file/fileAddress.ts"
import { saveFile } from "../file/saveFile.ts"
import { Button } from "../ui/Button.tsx"
import { Row } from "../ui/Row.tsx"
import type { KeptPdf } from "./makeDocumentFiles.ts"

interface DocumentLinksProps {
  readonly label: string
  readonly linkAddress: string
  /** The document where it is a PDF, which is here by now. */
  readonly pdf: KeptPdf | undefined
  readonly onOpen: () => void
}

/**
 * The ways out of the page: a PDF opens from what was fetched, anything else by its link (specification 002 §7). They are
 * links, which no browser holds back as it does a window that a program opens.
 */
export function DocumentLinks({ label, linkAddress, pdf, onOpen }: DocumentLinksProps) {
  return (
    <Row>
      <a
        href={pdf?.address ?? fileAddress(linkAddress)}
        target="_blank"
        rel="noopener noreferrer"
        onClick={onOpen}
      >
        {documentViewWords.newTab}
      </a>
      {pdf && (
        <Button size="small" kind="quiet" onClick={() => saveFile(pdf.content, `${label}.pdf`)}>
          {documentViewWords.save}
        </Button>
      )}
    </Row>
  )
}
