import type { ListedBooking, Page } from "@crewfleet/sdk"
import { each } from "@crewfleet/sdk/promise"
import { type EventObject, fromCallback } from "xstate"
import type { LoadClient } from "../calling.ts"
import { portFailure } from "../defects.ts"
import { bookingsQuery } from "./bookingsQuery.ts"
import { type ExportProgress, type ExportRequest, exportMachine, type KeepRows } from "./exportMachine.ts"

const pageSize = 500

/** An export with the SDK behind its port; `keep` makes the file, and is called with all rows or not at all. */
export const exportLogic = (load: LoadClient, keep: KeepRows) =>
  exportMachine.provide({
    actors: {
      collect: fromCallback<EventObject, ExportRequest>(({ input, self, sendBack }) => {
        const stop = new AbortController()
        const tell = (event: ExportProgress) => {
          if (!stop.signal.aborted) sendBack(event)
        }
        collect(load, input, stop.signal, (rows, total) => tell({ type: "rows.fetched", rows, total })).then(
          (rows) => {
            if (rows === undefined) return tell({ type: "rows.failed", failure: "changed" })
            if (stop.signal.aborted) return
            keep(rows)
            tell({ type: "rows.complete", rows: rows.length })
          },
          (error) => tell({ type: "rows.failed", failure: portFailure(error, { self, signal: stop.signal }) })
        )
        return () => stop.abort()
      })
    }
  })

/** Every booking once; nothing when bookings came or went meanwhile, so that some may be missing. */
const collect = async (
  load: LoadClient,
  request: ExportRequest,
  signal: AbortSignal,
  onProgress: (rows: number, total: number) => void
): Promise<ReadonlyArray<ListedBooking> | undefined> => {
  const { booking } = await load()
  const totals = new Set<number>()
  const rows = new Map<number, ListedBooking>()
  const list: typeof booking.list = async (asked, options): Promise<Page<ListedBooking>> => {
    const page = await booking.list(asked, options)
    totals.add(page.totalElements)
    onProgress(rows.size + page.content.length, page.atLeast ? 0 : page.totalElements)
    return page
  }
  const query = bookingsQuery(request)
  for await (const one of each(list, { params: { size: pageSize }, query }, { signal })) rows.set(one.id, one)
  return rows.size === Math.max(...totals) ? [...rows.values()] : undefined
}
