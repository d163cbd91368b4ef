import { type Credential, type CredentialForm, recordWords } from "@crewfleet/sdk/rules"
import type { OpenEditor } from "../editing/useEditor.ts"
import type { ImageStore } from "../image/imageStore.ts"
import { Button } from "../ui/Button.tsx"
import { Callout } from "../ui/Callout.tsx"
import { begunWith } from "./begunWith.ts"
import type { Begun } from "./CredentialUploadDialog.tsx"

interface DeletedMeanwhileProps {
  readonly editor: OpenEditor<Credential, CredentialForm>
  readonly credential: Credential
  readonly store: ImageStore
  readonly onAdd: (begun: Begun) => void
}

/** Where somebody has deleted what was to be renewed, it is added anew with what was typed and chosen. */
export function DeletedMeanwhile({ editor, credential, store, onAdd }: DeletedMeanwhileProps) {
  if (!editor.refusals.includes(recordWords.recordDeleted.text)) return null
  const { subjectId, name } = credential
  const add = () => {
    const begun = begunWith(editor.context.form, store)
    if (editor.context.thing) editor.change(editor.of.read(editor.context.thing)) // it is no draft of a renewal any more
    onAdd({ ...begun, subject: { id: String(subjectId), name } })
  }
  return (
    <Callout tone="warning" title={`${name} is on file no longer`}>
      <p>Add it anew: what you have typed and chosen is kept.</p>
      <Button size="small" disabled={editor.busy} onClick={add}>
        Add it anew
      </Button>
    </Callout>
  )
}
