/** What is wrong with one field of what a person gave, in the words that they read. Plain JSON. */
export interface Problem<Field extends string = string> {
  readonly field: Field
  readonly text: string
  /** What it is a problem of, where several are told together that would read the same: the name of a row. */
  readonly of?: string
  /** Tells problems apart for whoever treats some of them in another way. */
  readonly kind?: string
}
