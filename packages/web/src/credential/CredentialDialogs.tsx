import type { CredentialOwner } from "@crewfleet/machines"
import type { WorkerAgency } from "@crewfleet/sdk"
import type { Credential } from "@crewfleet/sdk/rules"
import { Button } from "../ui/Button.tsx"
import { Dialog } from "../ui/Dialog.tsx"
import { CredentialDialog } from "./CredentialDialog.tsx"
import { CredentialRemoval } from "./CredentialRemoval.tsx"
import { CredentialUploadDialog, type CredentialWork } from "./CredentialUploadDialog.tsx"
import * as portal from "./credentialLogics.ts"
import { type CredentialPlace, targetOf } from "./useCredentialPlace.ts"

interface CredentialDialogsProps {
  readonly place: CredentialPlace
  readonly of: CredentialOwner
  /** What is on file; undefined until it is known. */
  readonly credentials: ReadonlyArray<Credential> | undefined
  /** The agencies of the worker who looks. */
  readonly agencies: ReadonlyArray<WorkerAgency>
  /** Called when what is on file may be other than it was. */
  readonly onChange: () => void
  readonly logics?: portal.CredentialLogics
}

/** The dialog of a page with a worker's own records that the address says is open. */
export function CredentialDialogs(props: CredentialDialogsProps) {
  const { place, of, credentials, agencies, onChange, logics = portal.credentialLogics } = props
  const { target, begun, open, close } = place
  if (!target || !credentials) return null
  const { step, sort, id } = target
  const credential = credentials.find((one) => one.sort === sort && one.id === id)
  const done = (changed: boolean) => {
    close()
    if (changed) onChange()
  }
  const instead = ({ sort, credential: other, begun: start }: CredentialWork) => {
    onChange()
    open(other ? targetOf("renew", other) : { step: "add", sort }, start)
  }
  if (step !== "add" && !credential) return <Gone onClose={close} />
  if (credential && step === "view")
    return (
      <CredentialDialog
        credential={credential}
        agencies={agencies}
        onStep={open}
        onGone={onChange}
        onClose={close}
        logic={logics.earlierVersions}
      />
    )
  if (credential && step === "delete")
    return <CredentialRemoval of={of} credential={credential} onDone={done} logic={logics.removal} />
  if (step === "view" || step === "delete") return null
  return (
    <CredentialUploadDialog
      key={`${step}-${sort}-${id}`}
      of={of}
      sort={sort}
      act={step}
      credential={credential}
      begun={begun}
      onFile={credentials}
      onInstead={instead}
      onOutdated={onChange}
      onDone={done}
      logics={logics}
    />
  )
}

function Gone({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog
      open
      size="small"
      title="This is no longer on file"
      description="It was deleted meanwhile. If you still have the certificate, upload it anew."
      onCancel={onClose}
      actions={<Button onClick={onClose}>Close</Button>}
    />
  )
}
