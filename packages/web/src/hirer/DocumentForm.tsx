import type { DocumentUploadEvent, documentUploadMachine } from "@crewfleet/machines"
import type { ClientDocument } from "@crewfleet/sdk"
import { documentForm, documentTypeNames } from "@crewfleet/sdk/rules"
import type { SnapshotFrom } from "xstate"
import { AnswersForm } from "../form/AnswersForm.tsx"
import { fieldWords } from "../form/ControlProps.ts"
import type { ImageStore } from "../image/imageStore.ts"
import { Radios } from "../ui/Radios.tsx"
import { DocumentPictures } from "./DocumentPictures.tsx"

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

/** Which document it is, its picture, and its days. */
export function DocumentForm({ id, state, send, store, refusals, ...props }: DocumentFormProps) {
  const { context } = state
  const { problems, documentType, file, dates, replaces } = context
  const busy = state.hasTag("busy")
  const taken = context.onFile.map((document) => document.documentType)
  const isFull = Object.keys(documentTypeNames).every((type) => taken.includes(type))
  const theirs = context.overtaken ? props.theirs : undefined

  return (
    <AnswersForm
      of={documentForm}
      id={id}
      fields={[...(replaces ? [] : ["type"]), "file", "issueDate", "expiryDate"]}
      answers={{ ...dates, type: documentType, file: file ?? null }}
      problems={problems}
      refusals={refusals}
      busy={busy}
      disabled={busy}
      store={store}
      files={{
        file: {
          upload: state.children.upload,
          frame: (yours) => <DocumentPictures yours={yours} theirs={theirs} onReload={props.onReload} />
        }
      }}
      onSubmit={props.onSubmit}
      onChange={({ type, file, ...dates }) => {
        if (type) send({ type: "document.chosen", documentType: type })
        if (file) send({ type: "file.chosen", file })
        if (Object.keys(dates).length > 0) send({ type: "dates.typed", dates })
      }}
      odd={{
        type: (control) => (
          <Radios
            {...fieldWords(control)}
            value={control.value}
            choices={Object.entries(documentTypeNames).map(([value, label]) => ({
              value,
              label,
              taken: taken.includes(value) ? "(Already uploaded)" : undefined
            }))}
            onChange={control.onChange}
            {...(isFull && {
              hint: "Every document is on file. To replace one, open it and choose Re-Upload."
            })}
          />
        )
      }}
    />
  )
}
