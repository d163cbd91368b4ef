/** What to do where filters leave nothing of a list. */
export const fewerFilters = "Change or clear the filters to see others."
