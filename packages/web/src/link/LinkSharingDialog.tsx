import type { linkSharingMachine, SharedRecord } from "@crewfleet/machines"
import { PartBody } from "../list/PartBody.tsx"
import { Button } from "../ui/Button.tsx"
import { Callout } from "../ui/Callout.tsx"
import { DataTable } from "../ui/DataTable.tsx"
import { Dialog } from "../ui/Dialog.tsx"
import { SkeletonRows } from "../ui/Skeleton.tsx"
import { Sure } from "../ui/Sure.tsx"
import { TextField } from "../ui/TextField.tsx"
import { useLogic } from "../useLogic.ts"
import { givenLinkColumns } from "./givenLinkColumns.tsx"

interface LinkSharingDialogProps {
  readonly title: string
  /** What whoever has the link can do, and until when. */
  readonly description: string
  readonly record: SharedRecord
  readonly logic: typeof linkSharingMachine
  readonly onClose: () => void
}

/** The links that were given out to one record: makes a new one, which is shown this once, and withdraws any of them. */
export function LinkSharingDialog({ title, description, record, logic, onClose }: LinkSharingDialogProps) {
  const [state, send] = useLogic(logic, { input: { record } })
  const { links, failure, made, chosen } = state.context

  return (
    <Dialog
      open
      size="large"
      title={title}
      description={description}
      onCancel={onClose}
      actions={
        <Button
          kind="primary"
          busy={state.matches("sharing")}
          disabled={!state.matches("listed")}
          onClick={() => send({ type: "share.asked", key: crypto.randomUUID() })}
        >
          Make a link
        </Button>
      }
    >
      {made && (
        <Callout tone="success" title="Copy the link now: it is shown this once">
          <TextField
            name="linkAddress"
            label="Link"
            value={made.linkAddress}
            readOnly
            onFocus={(event) => event.currentTarget.select()}
          />
          <Button busy={state.matches("copying")} onClick={() => send({ type: "copy.asked" })}>
            Copy link
          </Button>
        </Callout>
      )}
      <PartBody
        situation="loadLinks"
        failure={state.matches("failed") ? failure : undefined}
        busy={state.hasTag("busy")}
        onRetry={() => send({ type: "reload.asked" })}
        nothing={links?.length === 0 ? "No links yet" : undefined}
        skeleton={<SkeletonRows rows={2} />}
      >
        {links && (
          <DataTable
            caption="Links"
            columns={givenLinkColumns(state.matches("withdrawing") ? chosen : undefined, (id) =>
              send({ type: "withdraw.asked", id })
            )}
            rows={links}
            rowKey={({ id }) => id}
            busy={state.hasTag("busy")}
          />
        )}
      </PartBody>
      <Sure
        open={state.matches("confirming")}
        title="Withdraw this link?"
        description="It opens nothing any more, also for those who have it open. A new one can be made at any time."
        no="Keep it"
        yes="Withdraw link"
        onNo={() => send({ type: "withdraw.cancelled" })}
        onYes={() => send({ type: "withdraw.confirmed" })}
      />
    </Dialog>
  )
}
