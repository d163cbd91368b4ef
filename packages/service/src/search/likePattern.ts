/** The pattern of SQL's `like` for texts that hold a term, in any case where they are kept in lower case. */
export const likePattern = (term: string): string => `%${searchTerm(term).replace(/[\\%_]/g, "\\$&")}%`

/** What is looked for when somebody typed this, in lower case as the database has it; empty when they look for nothing. */
export const searchTerm = (typed: string): string => Array.from(typed.trim(), lowered).join("")

/** Letter by letter, whatever stands beside it: no other Σ at a word's end, and of İ the i without what stood above it. */
const lowered = (letter: string): string => Array.from(letter.toLowerCase())[0] ?? ""
