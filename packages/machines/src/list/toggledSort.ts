import type { Sort } from "./pagedListMachine.ts"

/** The order after a column was chosen: `first` at first, and the other way round when it was chosen again. */
export const toggledSort = (
  current: Sort | undefined,
  by: string,
  first: Sort["direction"] = "ascending"
): Sort => {
  const other = current?.direction === "ascending" ? "descending" : "ascending"
  return { by, direction: current?.by === by ? other : first }
}
