import type { CredentialOwner, credentialRemovalMachine } from "@crewfleet/machines"
import type { Credential } from "@crewfleet/sdk/rules"
import { useEffect, useEffectEvent } from "react"
import { Button } from "../ui/Button.tsx"
import { Dialog } from "../ui/Dialog.tsx"
import { useLogic } from "../useLogic.ts"

interface CredentialRemovalProps {
  readonly of: CredentialOwner
  readonly credential: Credential
  readonly onDone: (changed: boolean) => void
  readonly logic: typeof credentialRemovalMachine
}

/** Shows `credentialRemovalMachine`: asks whether somebody is sure, and deletes. */
export function CredentialRemoval({ of, credential, onDone, logic }: CredentialRemovalProps) {
  const { sort, id, name } = credential
  const [state, send] = useLogic(logic, { input: { ...of, sort, id } })
  const output = state.status === "done" ? state.output : undefined
  const done = useEffectEvent(onDone)
  useEffect(() => {
    if (output) done(output.changed)
  }, [output])
  const busy = state.hasTag("busy")
  const cancel = () => send({ type: "removal.cancelled" })
  return (
    <Dialog
      open={output === undefined}
      size="small"
      title={`Delete ${name}?`}
      description="Agencies see it no longer, and it does not count for any further shift."
      {...(!busy && { onCancel: cancel })}
      actions={
        <>
          <Button disabled={busy} onClick={cancel}>
            Keep it
          </Button>
          <Button kind="danger" busy={busy} onClick={() => send({ type: "removal.confirmed" })}>
            Delete
          </Button>
        </>
      }
    />
  )
}
