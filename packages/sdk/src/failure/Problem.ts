/** What is wrong with one field of what a person gave, in the words that they read. Plain JSON. */
export interface Problem<Field extends string = string> {
  readonly field: Field
  readonly text: string
  /** Tells problems apart for whoever treats some of them in another way. */
  readonly kind?: string
}
