import type { Sort } from "./pagedListMachine.ts"

/** The order after a column was chosen: ascending at first, and the other way round when it was chosen again. */
export const toggledSort = (present: Sort | undefined, by: string): Sort => ({
  by,
  direction: present?.by === by && present.direction === "ascending" ? "descending" : "ascending"
})
