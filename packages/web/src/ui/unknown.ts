/** What stands where nothing is known. */
export const unknown = "–"
