interface Range {
  /** Zero-based. */
  readonly page: number
  readonly size: number
  readonly total: number
  /** There may be more than `total`. */
  readonly atLeast?: boolean | undefined
}

/** Which rows a page shows (specification 001 §2): “Showing 11 - 20 of 21”. */
export const pageRange = ({ page, size, total, atLeast }: Range): string => {
  const first = total === 0 ? 0 : page * size + 1
  const last = Math.min(total, (page + 1) * size)
  return `Showing ${first} - ${last} of ${atLeast ? "at least " : ""}${total.toLocaleString("en-GB")}`
}
