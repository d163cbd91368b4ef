import { type DocumentUploadEvent, type documentUploadMachine, isOnFile } from "@crewfleet/machines"
import { type DocumentField, documentTypeName, documentTypes, imageTypes } from "@crewfleet/sdk"
import type { SnapshotFrom } from "xstate"
import { ImagePreview } from "../image/ImagePreview.tsx"
import type { ImageStore } from "../image/imageStore.ts"
import { FileField } from "../ui/FileField.tsx"
import { Form } from "../ui/Form.tsx"
import { Radios } from "../ui/Radios.tsx"
import styles from "./DocumentForm.module.css"
import { UploadProgress } from "./UploadProgress.tsx"

interface DocumentFormProps {
  readonly id: string
  readonly state: SnapshotFrom<typeof documentUploadMachine>
  readonly send: (event: DocumentUploadEvent) => void
  readonly store: ImageStore
  /** What was said against the last attempt. */
  readonly refusals: ReadonlyArray<string>
  readonly onSubmit: () => void
}

/** Which document it is, and its picture. */
export function DocumentForm({ id, state, send, store, refusals, onSubmit }: DocumentFormProps) {
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
      onSubmit={onSubmit}
    >
      {!replaces && (
        <fieldset disabled={busy} className={styles.types}>
          <Radios
            name="type"
            label="Document type"
            problem={problemOf("type")}
            value={documentType}
            choices={documentTypes.map((type) => ({
              value: type,
              label: documentTypeName(type),
              taken: isOnFile(context, type) ? "(Already uploaded)" : undefined
            }))}
            onChange={(type) => send({ type: "document.chosen", documentType: type })}
          />
        </fieldset>
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
      {image && !fileProblem && <ImagePreview image={image} label="Preview of the chosen picture" />}
      <UploadProgress state={state} />
    </Form>
  )
}
