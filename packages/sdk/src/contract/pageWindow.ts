/** What a pager shows. Page numbers are zero-based. */
export interface PageWindow {
  readonly pageCount: number
  /** The pages to offer, in order and including the current one; empty when there is nothing to choose. */
  readonly pages: ReadonlyArray<number>
  readonly previous?: number | undefined
  readonly next?: number | undefined
}

/** The most pages that a pager offers at once (specification 000 §9). */
const pagesShown = 5

/** The pages around the current one: at most five, and none when all fits on one page (specification 000 §9). */
export const pageWindow = ({
  page,
  size,
  totalElements
}: {
  readonly page: number
  readonly size: number
  readonly totalElements: number
}): PageWindow => {
  const pageCount = Math.max(1, Math.ceil(totalElements / size))
  if (pageCount === 1) return { pageCount, pages: [] }
  const shown = Math.min(pagesShown, pageCount)
  const first = Math.min(Math.max(page - Math.floor(shown / 2), 0), pageCount - shown)
  return {
    pageCount,
    pages: Array.from({ length: shown }, (_, index) => first + index),
    previous: page > 0 ? Math.min(page, pageCount) - 1 : undefined,
    next: page < pageCount - 1 ? page + 1 : undefined
  }
}
