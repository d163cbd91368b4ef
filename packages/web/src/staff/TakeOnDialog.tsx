import type { StaffScope } from "@crewfleet/machines"
import { Button } from "../ui/Button.tsx"
import { Dialog } from "../ui/Dialog.tsx"
import { notifyEmitted, useLogic } from "../useLogic.ts"
import type { StaffLogics } from "./staffLogics.ts"

interface TakeOnDialogProps {
  readonly scope: StaffScope
  readonly name: string
  readonly logic: StaffLogics["act"]
  readonly onDone: () => void
}

/** Asks whether somebody is taken on, and takes them on. */
export function TakeOnDialog({ scope, name, logic, onDone }: TakeOnDialogProps) {
  const [state, send] = useLogic(logic, {}, (emitted) =>
    emitted.type === "outdated" ? onDone() : notifyEmitted(emitted)
  )
  const busy = state.hasTag("busy")
  return (
    <Dialog
      open
      size="small"
      title={`Take on ${name}?`}
      description="They are in the list of your workers from then on."
      {...(!busy && { onCancel: onDone })}
      actions={
        <>
          <Button disabled={busy} onClick={onDone}>
            Cancel
          </Button>
          <Button
            kind="primary"
            busy={busy}
            onClick={() => send({ type: "act.asked", act: { act: "takeOn", ...scope } })}
          >
            Take On
          </Button>
        </>
      }
    />
  )
}
