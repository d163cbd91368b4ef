/** Every operator that a vehicle filter may carry (specification 001 §3). */
export const filterOperators = [
  "EQUALITY",
  "NON_EQUALITY",
  "GREATER_THAN",
  "LESS_THAN",
  "GREATER_THAN_OR_EQUAL",
  "LESS_THAN_OR_EQUAL",
  "CONTAINS",
  "NOT_CONTAINS",
  "IN",
  "NOT_IN"
] as const
export type FilterOperator = (typeof filterOperators)[number]

/** The operators that people are offered, and what they are called. */
export const offeredOperators = { IN: "Include", NOT_IN: "Exclude" } as const
export type OfferedOperator = keyof typeof offeredOperators
