const most = 5

/** The zero-based pages that a pager shows: at most five, around the current one. */
export function pagesShown(page: number, pages: number): readonly number[] {
  const length = Math.min(most, pages)
  const first = Math.max(0, Math.min(page - Math.floor(most / 2), pages - length))
  return Array.from({ length }, (_, index) => first + index)
}
