/** Something that a person must be told, in the words that they read. Plain JSON. */
export interface Notice {
  readonly level: "info" | "success" | "warning" | "error"
  readonly text: string
}
