import type { ExportRequest, exportMachine } from "@crewfleet/machines"
import { words } from "@crewfleet/sdk"
import Download from "lucide-react/icons/download"
import { failureWords } from "../list/failureWords.ts"
import { tell } from "../notice/noticesAtom.ts"
import { Button } from "../ui/Button.tsx"
import { Dialog } from "../ui/Dialog.tsx"
import { ProgressBar } from "../ui/ProgressBar.tsx"
import { useLogic } from "../useLogic.ts"

interface ExportBookingsProps {
  readonly request: ExportRequest
  readonly logic: typeof exportMachine
}

/** Saves every booking that the list would show as one file; a file that is not whole is not made. */
export function ExportBookings({ request, logic }: ExportBookingsProps) {
  const [state, send] = useLogic(logic, {}, ({ rows }) =>
    tell({
      level: "success",
      text: `${rows.toLocaleString("en-GB")} ${rows === 1 ? "booking" : "bookings"} exported`
    })
  )
  const { rows, total, failure } = state.context
  const cancel = () => send({ type: "export.cancelled" })
  return (
    <>
      <Button
        onClick={() => {
          const { search, sort, filter } = request
          send({ type: "export.asked", request: { search, sort, filter } })
        }}
      >
        <Download size={16} aria-hidden="true" />
        Export CSV
      </Button>
      <Dialog
        open={state.matches("collecting")}
        size="small"
        title="Exporting bookings"
        onDismiss={cancel}
        actions={<Button onClick={cancel}>Cancel</Button>}
      >
        {total > 0 && <ProgressBar label="Fetching bookings" percent={Math.min(100, (rows / total) * 100)} />}
        <p>
          {rows.toLocaleString("en-GB")} {total > 0 ? `of ${total.toLocaleString("en-GB")}` : "so far"}
        </p>
      </Dialog>
      <Dialog
        open={state.matches("failed")}
        size="small"
        title="Nothing was exported"
        onDismiss={cancel}
        actions={
          <>
            <Button onClick={cancel}>Close</Button>
            <Button kind="primary" onClick={() => send({ type: "export.retried" })}>
              Try again
            </Button>
          </>
        }
      >
        <p role="alert">
          {failure === "changed"
            ? words.exportChanged.text
            : failure && failureWords("exportBookings", failure)}
        </p>
      </Dialog>
    </>
  )
}
