/** Where a line stands in a list. */
export interface Place {
  readonly id: number
  /** What it is ordered by before the id, as the database writes it. */
  readonly keys: ReadonlyArray<string>
  /** How many lines were told up to it, since the first page. */
  readonly told: number
}

/** A line that was found, and what it is ordered by. */
export type Found = Omit<Place, "told">
