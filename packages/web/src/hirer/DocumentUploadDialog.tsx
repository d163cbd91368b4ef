import type { Hirer } from "@crewfleet/sdk"
import { documentTypeName } from "@crewfleet/sdk/rules"
import { useEffect, useEffectEvent, useId, useMemo, useState } from "react"
import { LazyFileControl } from "../form/LazyFileControl.ts"
import { notify } from "../notice/noticesAtom.ts"
import { Button } from "../ui/Button.tsx"
import { Dialog } from "../ui/Dialog.tsx"
import { useLogic } from "../useLogic.ts"
import { DocumentForm } from "./DocumentForm.tsx"
import type { HirerLogics } from "./hirerLogics.ts"

/** What an upload needs to know of where it happens. */
export interface UploadProps {
  readonly hirer: Hirer
  readonly agencyId: number | undefined
  readonly makeUpload: HirerLogics["makeUpload"]
  /** Called when the documents are others by now. */
  readonly onChange: () => void
}

interface DocumentUploadDialogProps extends UploadProps {
  /** The type whose document is to be replaced; without it one is added. */
  readonly replaces?: string
  readonly onEnd: () => void
}

/** Shows `documentUploadMachine`: the form for a document, which cannot be closed while the upload runs. */
export function DocumentUploadDialog(props: DocumentUploadDialogProps) {
  const { hirer, agencyId, makeUpload, replaces } = props
  const form = useId()
  const [{ store, logic }] = useState(makeUpload)
  const [refusals, setRefusals] = useState<ReadonlyArray<string>>([])
  const onFile = useMemo(() => documentsOnFile(hirer), [hirer])
  const input = { hirerId: hirer.id, scope: { agencyId }, onFile, replaces }
  const [state, send] = useLogic(logic, { input }, (emitted) => {
    if (emitted.type === "outdated") props.onChange()
    else if (emitted.notice.level === "success") notify(emitted.notice)
    else setRefusals((earlier) => [...earlier, emitted.notice.text])
  })

  useEffect(() => send({ type: "documents.changed", onFile }), [onFile, send])
  useEffect(() => void LazyFileControl.fetchAhead(), [])
  const output = state.status === "done" ? state.output : undefined
  const end = useEffectEvent(() => {
    if (output === "uploaded") props.onChange()
    props.onEnd()
  })
  useEffect(() => {
    if (output) end()
  }, [output])

  const busy = state.hasTag("busy")
  const cancel = () => send({ type: "cancel.chosen" })
  const submit = () => {
    setRefusals([])
    send({ type: "upload.asked", now: new Date().toISOString() })
  }
  return (
    <Dialog
      open={output === undefined}
      title={replaces ? `Re-Upload ${documentTypeName(replaces)}` : "Add Document"}
      {...(!busy && { onCancel: cancel })}
      actions={
        <>
          <Button disabled={busy} onClick={cancel}>
            Cancel
          </Button>
          <Button kind="primary" type="submit" form={form} disabled={busy}>
            {busy ? "Uploading..." : "Upload"}
          </Button>
        </>
      }
    >
      <DocumentForm
        id={form}
        state={state}
        send={send}
        store={store}
        theirs={hirer.clientDocs?.find(({ name }) => name === replaces)}
        refusals={refusals}
        onSubmit={submit}
        onReload={props.onChange}
      />
    </Dialog>
  )
}

const documentsOnFile = ({ clientDocs }: Hirer) =>
  (clientDocs ?? []).map(({ name, version }) => ({ documentType: name, version: version }))
