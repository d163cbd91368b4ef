import { type EventObject, fromCallback } from "xstate"
import type { LoadClient } from "../calling.ts"
import { portFailure } from "../defects.ts"
import { type ExportProgress, type ExportRequest, exportMachine } from "./exportMachine.ts"
import type { AskPage } from "./listLogic.ts"

/** Takes every row that an export fetched, in order, once all are there. */
export type KeepRows<Row> = (rows: ReadonlyArray<Row>) => void | Promise<void>

const pageSize = 500

/** An export with the SDK behind its port; `keep` makes the file, and is called with all rows or not at all. */
export const exportLogic =
  <Row extends { readonly id: number | string }, Filter>(load: LoadClient, ask: AskPage<Row, Filter>) =>
  (keep: KeepRows<Row>) =>
    exportMachine.provide({
      actors: {
        collect: fromCallback<EventObject, ExportRequest>(({ input, self, sendBack }) => {
          const stop = new AbortController()
          const { signal } = stop
          const report = (event: ExportProgress) => {
            if (!signal.aborted) sendBack(event)
          }
          const work = async () => {
            const rows = await collect(load, ask, input as Asked<Filter>, signal, report)
            if (signal.aborted) return
            if (rows === undefined) return report({ type: "rows.failed", failure: "changed" })
            await keep(rows)
            report({ type: "rows.complete", rows: rows.length })
          }
          work().catch((error) =>
            report({ type: "rows.failed", failure: portFailure(error, { self, signal }) })
          )
          return () => stop.abort()
        })
      }
    })

/** What is exported is what the list was asked for. */
type Asked<Filter> = ExportRequest & { readonly filter: Filter }

/** Every row once; nothing when rows came or went meanwhile, so that some may be missing. */
const collect = async <Row extends { readonly id: number | string }, Filter>(
  load: LoadClient,
  ask: AskPage<Row, Filter>,
  request: Asked<Filter>,
  signal: AbortSignal,
  report: (event: ExportProgress) => void
): Promise<ReadonlyArray<Row> | undefined> => {
  const client = await load()
  const rows = new Map<number | string, Row>()
  let most = 0
  for (let page = 0; ; page += 1) {
    const answer = await ask(client, { ...request, page, size: pageSize }, { signal })
    const { content, totalElements, atLeast } = answer
    for (const row of content) rows.set(row.id, row)
    most = Math.max(most, totalElements)
    report({ type: "rows.fetched", rows: rows.size, total: atLeast ? 0 : totalElements })
    if (content.length === 0 || (page + 1) * pageSize >= totalElements) break
  }
  return rows.size === most ? [...rows.values()] : undefined
}
