import type { Sort } from "./pagedListMachine.ts"

/** The order after a column was chosen: `first` at first, and the other way round when it was chosen again. */
export const toggledSort = (
  present: Sort | undefined,
  by: string,
  first: Sort["direction"] = "ascending"
): Sort => {
  const other = present?.direction === "ascending" ? "descending" : "ascending"
  return { by, direction: present?.by === by ? other : first }
}
