import { riskDocumentFile } from "@crewfleet/sdk/rules"
import { fileAddress } from "../file/fileAddress.ts"
import { useUpload } from "../form/useUpload.ts"
import type { ImageStore } from "../image/imageStore.ts"
import { Button } from "../ui/Button.tsx"
import { FileField } from "../ui/FileField.tsx"
import link from "../ui/Link.module.css"
import { ProgressBar } from "../ui/ProgressBar.tsx"
import { Stack } from "../ui/Stack.tsx"
import type { JobOnPage } from "./JobOnPage.ts"

interface RiskDocumentPartProps extends Pick<JobOnPage, "job" | "state" | "send"> {
  /** Where a chosen file waits; without one nobody can upload here. */
  readonly store: ImageStore | undefined
}

/** The risk document of a job: a link to the one on file, and a place for another. */
export function RiskDocumentPart({ job, state, send, store }: RiskDocumentPartProps) {
  const upload = useUpload(state.children.upload)
  const { refused, document } = state.context
  const { riskDoc } = job
  const [waiting] = document?.files ?? []
  return (
    <Stack as="section" gap={2}>
      <h3>Risk document</h3>
      {riskDoc ? (
        <p>
          <a href={fileAddress(riskDoc.url)} className={link.alone} target="_blank" rel="noreferrer">
            Open the risk document
          </a>
        </p>
      ) : (
        <p>There is none on file.</p>
      )}
      {store && (
        <FileField
          name="riskDoc"
          label={riskDoc ? "Put another in its place" : "Upload the risk document"}
          hint="A PDF of less than 1 MB"
          accept={riskDocumentFile.accept.join()}
          chosen={waiting?.name}
          problem={refused[0]}
          disabled={state.hasTag("busy")}
          onChoose={(file) => send({ type: "document.chosen", file: store.keep(file) })}
        />
      )}
      {waiting && !upload && (
        <div>
          <Button disabled={state.hasTag("busy")} onClick={() => send({ type: "document.retried" })}>
            Try again
          </Button>
        </div>
      )}
      <div role="status">
        {upload && <ProgressBar label="Uploading the risk document" percent={upload.sent * 100} />}
      </div>
    </Stack>
  )
}
