import type { ListRequest } from "@crewfleet/machines"
import { dayOf, exportWords } from "@crewfleet/sdk/rules"
import Download from "lucide-react/icons/download"
import { useState } from "react"
import { saveFile } from "../file/saveFile.ts"
import { notify } from "../notice/noticesAtom.ts"
import { timeZone } from "../time/timeZone.ts"
import { Button } from "../ui/Button.tsx"
import { Dialog } from "../ui/Dialog.tsx"
import { ProgressBar } from "../ui/ProgressBar.tsx"
import { useLogic } from "../useLogic.ts"
import { ExportFailed } from "./ExportFailed.tsx"
import type { List, ListCsv } from "./List.ts"

interface ExportListProps<Row> {
  readonly names: List<Row, never>["names"]
  readonly csv: ListCsv<Row>
  readonly request: ListRequest<unknown>
}

/** Saves every row that a list would show as one file; a file that is not whole is not made. */
export function ExportList<Row>({ names, csv, request }: ExportListProps<Row>) {
  const [, many] = names
  const words = exportWords(names, csv.added)
  const [logic] = useState(() =>
    csv.logic(async (rows) => {
      const { listCsv } = await import("./listCsv.ts")
      const file = new Blob([listCsv(csv.columns, rows)], { type: "text/csv;charset=utf-8" })
      saveFile(file, `${many.replaceAll(" ", "-")}-${dayOf(new Date(), timeZone())}.csv`)
    })
  )
  const [state, send] = useLogic(logic, {}, ({ rows }) =>
    notify({ level: "success", text: words.complete(rows) })
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
        title={`Exporting ${many}`}
        onCancel={cancel}
        actions={<Button onClick={cancel}>Cancel</Button>}
      >
        {total > 0 && (
          <ProgressBar label={`Fetching ${many}`} percent={Math.min(100, (rows / total) * 100)} />
        )}
        <p>
          {rows.toLocaleString("en-GB")} {total > 0 ? `of ${total.toLocaleString("en-GB")}` : "so far"}
        </p>
      </Dialog>
      <ExportFailed
        open={state.matches("failed")}
        title="Nothing was exported"
        because={failure === "changed" ? words.changed : failure && words.failed}
        send={send}
      />
    </>
  )
}
