import type { Page } from "@crewfleet/sdk"

/** Which page was asked for: zero-based. */
interface AskedPage {
  readonly page: number
  readonly size: number
}

/** A page as the contract tells it: which one it is, what it holds, and whether it is the first or the last (001 §3). */
export const numberedPage = <Row>(found: Page<Row>, { page, size }: AskedPage) => ({
  ...found,
  number: page,
  size,
  numberOfElements: found.content.length,
  first: page === 0,
  last: found.next === undefined && (page + 1) * size >= found.totalElements
})
