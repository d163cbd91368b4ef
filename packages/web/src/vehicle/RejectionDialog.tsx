import type { vehicleReviewMachine } from "@crewfleet/machines"
import { useId } from "react"
import type { EventFrom, SnapshotFrom } from "xstate"
import { Button } from "../ui/Button.tsx"
import { Dialog } from "../ui/Dialog.tsx"
import { Form } from "../ui/Form.tsx"
import { TextAreaField } from "../ui/TextAreaField.tsx"

interface RejectionDialogProps {
  readonly state: SnapshotFrom<typeof vehicleReviewMachine>
  readonly send: (event: EventFrom<typeof vehicleReviewMachine>) => void
}

/** Asks why a vehicle is rejected; the agency reads the answer. */
export function RejectionDialog({ state, send }: RejectionDialogProps) {
  const id = useId()
  const { reason, problems } = state.context
  const rejecting = state.matches("rejecting")
  const cancel = () => send({ type: "rejection.cancelled" })
  return (
    <Dialog
      open={rejecting || state.matches("explaining")}
      title="Reject this vehicle"
      {...(!rejecting && { onCancel: cancel })}
      actions={
        <>
          <Button disabled={rejecting} onClick={cancel}>
            Cancel
          </Button>
          <Button kind="danger" type="submit" form={id} busy={rejecting}>
            Reject
          </Button>
        </>
      }
    >
      <Form
        id={id}
        problems={problems}
        busy={rejecting}
        onSubmit={() => send({ type: "rejection.confirmed" })}
      >
        <TextAreaField
          name="reason"
          label="Reason"
          hint="The agency reads it, and can submit the vehicle again"
          value={reason}
          problem={problems.find(({ field }) => field === "reason")?.text}
          onChange={({ currentTarget }) => send({ type: "reason.typed", text: currentTarget.value })}
        />
      </Form>
    </Dialog>
  )
}
