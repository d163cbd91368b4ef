import { useVirtualizer } from "@tanstack/react-virtual"
import type { RefObject } from "react"

/** How wide the columns of a worker are together, and that of a requirement at least, in rem. */
export const columnWidths = { worker: 43, requirement: 9.5 }

/** The place of the first requirement in sight of a scroller, and of the first beyond it. */
export const useColumnsInSight = (scroller: RefObject<HTMLElement | null>, count: number) => {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16
  const { getVirtualItems } = useVirtualizer({
    horizontal: true,
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => columnWidths.requirement * rem,
    paddingStart: columnWidths.worker * rem,
    overscan: 1
  })
  const columns = getVirtualItems()
  return { from: columns[0]?.index ?? 0, to: (columns.at(-1)?.index ?? -1) + 1 }
}
