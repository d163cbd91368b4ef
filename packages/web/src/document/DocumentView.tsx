import { documentViewerLogic, zoomFrom } from "@crewfleet/machines"
import { documentViewWords } from "@crewfleet/sdk/rules"
import { useEffect, useEffectEvent, useRef, useState } from "react"
import { fileAddress } from "../file/fileAddress.ts"
import { Button } from "../ui/Button.tsx"
import { EmptyState } from "../ui/EmptyState.tsx"
import { ErrorState } from "../ui/ErrorState.tsx"
import { LoadingState } from "../ui/LoadingState.tsx"
import { Row } from "../ui/Row.tsx"
import { Stack } from "../ui/Stack.tsx"
import { useLogic } from "../useLogic.ts"
import { DocumentLinks } from "./DocumentLinks.tsx"
import styles from "./DocumentView.module.css"
import { makeDocumentFiles } from "./makeDocumentFiles.ts"
import { PdfPage } from "./PdfPage.tsx"

interface DocumentViewProps {
  /** Where the document is; a signed link may end while it is looked at. */
  readonly link: string | undefined
  /** What it is a picture or the pages of, for those who do not see it. */
  readonly label: string
  /** What stands in its place where there is no link. */
  readonly missing?: string
  /** Asks for what the link came from anew, as it has ended. */
  readonly onGone: () => void
  readonly makeFiles?: typeof makeDocumentFiles
}

/** A document, whatever it is: a picture, the pages of a PDF one at a time, or in words why it cannot be seen here. */
export function DocumentView(props: DocumentViewProps) {
  // Another document is another viewer; the same one with a new signature is not.
  return <Viewer key={props.link?.split("?")[0]} {...props} />
}

function Viewer(props: DocumentViewProps) {
  const {
    link,
    label,
    missing = documentViewWords.notUploaded,
    onGone,
    makeFiles = makeDocumentFiles
  } = props
  const [files] = useState(() => makeFiles())
  const [logic] = useState(() => documentViewerLogic(files))
  const [state, send] = useLogic(logic, { input: { linkAddress: link } }, onGone)
  const isReadElsewhere = useRef(false)
  const renew = useEffectEvent((linkAddress: string) => {
    if (linkAddress !== state.context.linkAddress) send({ type: "link.renewed", linkAddress })
  })

  useEffect(() => {
    if (link) renew(link)
  }, [link])
  useEffect(() => () => files.close(isReadElsewhere.current), [files])

  const { context } = state
  const { linkAddress, page, pages, zoom } = context
  const pdf = files.peek(context.blobId)
  const retry = () => send({ type: "retry.chosen" })
  const fail = () => send({ type: "drawing.failed" })
  const turn = (page: number) => () => send({ type: "page.chosen", page })
  const near = (step: 1 | -1) => () => send({ type: "zoom.chosen", zoom: zoomFrom(zoom, step) })
  const isSeen = state.matches("pdf") || state.matches("picture")
  const opens = isSeen || state.matches("other") || state.matches("unreadable") || state.matches("damaged")

  return (
    <Stack gap={2}>
      {/* What is larger than its frame is scrolled by keyboard. */}
      <section className={styles.frame} tabIndex={isSeen ? 0 : undefined} aria-label={label}>
        {state.matches("missing") && <EmptyState title={missing} />}
        {state.hasTag("busy") && <LoadingState message={documentViewWords.loading} />}
        {state.matches("renewing") && <LoadingState message={documentViewWords.renewing} />}
        {state.matches("gone") && <ErrorState message={documentViewWords.gone} onRetry={retry} />}
        {state.matches("failed") && (
          <ErrorState
            message={context.attempts > 0 ? documentViewWords.away : documentViewWords.failed}
            onRetry={retry}
          />
        )}
        {state.matches("other") && <EmptyState title={documentViewWords.otherKind} />}
        {state.matches("unreadable") && (
          <EmptyState
            title={context.trouble === "locked" ? documentViewWords.locked : documentViewWords.broken}
          />
        )}
        {state.matches("damaged") && <ErrorState message={documentViewWords.failed} onRetry={retry} />}
        {state.matches("picture") && (
          <img
            src={fileAddress(linkAddress)}
            alt={label}
            className={styles.picture}
            style={{ width: `${zoom * 100}%`, maxWidth: "none" }}
            data-near={zoom > 1}
            onError={fail}
          />
        )}
        {state.matches("pdf") && pdf?.opened && (
          <PdfPage pdf={pdf.opened} page={page} zoom={zoom} label={label} onFailed={fail} />
        )}
      </section>
      {opens && (
        <Row justify="between">
          {isSeen && (
            <Row>
              {pages > 1 && state.matches("pdf") && (
                <>
                  <Button size="small" disabled={page === 1} onClick={turn(page - 1)}>
                    Previous page
                  </Button>
                  <span role="status">
                    Page {page} of {pages}
                  </span>
                  <Button size="small" disabled={page === pages} onClick={turn(page + 1)}>
                    Next page
                  </Button>
                </>
              )}
              <Button size="small" disabled={zoomFrom(zoom, -1) === zoom} onClick={near(-1)}>
                Zoom out
              </Button>
              <Button size="small" disabled={zoomFrom(zoom, 1) === zoom} onClick={near(1)}>
                Zoom in
              </Button>
            </Row>
          )}
          <DocumentLinks
            label={label}
            linkAddress={linkAddress}
            pdf={pdf}
            onOpen={() => {
              isReadElsewhere.current = true
            }}
          />
        </Row>
      )}
    </Stack>
  )
}
