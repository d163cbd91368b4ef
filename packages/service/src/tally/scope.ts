/** Whose figures are asked for: one agency's, or those of all agencies together. */
export type Scope = number | undefined

/** The `agency_id` under which the tallies of a scope are kept. */
export const tallyScope = (scope: Scope): number => scope ?? 0
