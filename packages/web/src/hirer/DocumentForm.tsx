import type { DocumentUploadEvent, documentUploadMachine } from "@crewfleet/machines"
import { type ClientDocument, type DocumentField, imageTypes } from "@crewfleet/sdk"
import type { SnapshotFrom } from "xstate"
import type { ImageStore } from "../image/imageStore.ts"
import { FileField } from "../ui/FileField.tsx"
import { Form } from "../ui/Form.tsx"
import { DocumentPictures } from "./DocumentPictures.tsx"
import { DocumentTypes } from "./DocumentTypes.tsx"
import { UploadProgress } from "./UploadProgress.tsx"

interface DocumentFormProps {
  readonly id: string
  readonly state: SnapshotFrom<typeof documentUploadMachine>
  readonly send: (event: DocumentUploadEvent) => void
  readonly store: ImageStore
  /** The document that is on file. */
  readonly theirs: ClientDocument | undefined
  /** What was said against the last attempt. */
  readonly refusals: ReadonlyArray<string>
  readonly onSubmit: () => void
  /** Asks for the documents anew. */
  readonly onReload: () => void
}

/** Which document it is, and its picture. */
export function DocumentForm({ id, state, send, store, refusals, ...props }: DocumentFormProps) {
  const { context } = state
  const { problems, documentType, file, replaces } = context
  const busy = state.hasTag("busy")
  const problemOf = (field: DocumentField) => problems.find((problem) => problem.field === field)?.text
  const spoken = refusals.filter((text) => problems.every((problem) => problem.text !== text))
  const fileProblem = problemOf("file")
  const image = file && store.peek(file.blobId)

  return (
    <Form
      id={id}
      problems={[...spoken.map((text) => ({ text })), ...problems]}
      busy={busy}
      onSubmit={props.onSubmit}
    >
      {!replaces && (
        <DocumentTypes
          chosen={documentType}
          taken={context.onFile.map(({ documentType }) => documentType)}
          problem={problemOf("type")}
          disabled={busy}
          onChoose={(type) => send({ type: "document.chosen", documentType: type })}
        />
      )}
      <FileField
        name="file"
        label="Picture of the document"
        hint="PNG, JPG, JPEG or WEBP"
        accept={imageTypes.join()}
        problem={fileProblem}
        disabled={busy}
        chosen={file?.name}
        onChoose={(chosen) => send({ type: "file.chosen", file: store.keep(chosen) })}
      />
      <DocumentPictures
        image={fileProblem ? undefined : image}
        theirs={context.overtaken ? props.theirs : undefined}
        onReload={props.onReload}
      />
      <UploadProgress state={state} />
    </Form>
  )
}
