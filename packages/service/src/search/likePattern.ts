/** The pattern of SQL's `like` for texts that hold a term, in any case where they are kept in lower case. */
export const likePattern = (term: string): string => `%${searchTerm(term).replace(/[\\%_]/g, "\\$&")}%`

/** What is looked for when somebody typed this; empty when they look for nothing. */
export const searchTerm = (typed: string): string => typed.trim().toLowerCase()
