import { Schema } from "effect"
import { maybe, Numeric } from "./wire.ts"

/** One page of a longer list; `number` is zero-based, `next` is the cursor of what follows, absent at the end. */
export const pageOf = <Item extends Schema.Top>(item: Item) =>
  Schema.Struct({
    content: Schema.Array(item),
    totalElements: Numeric,
    atLeast: maybe(Schema.Boolean),
    next: maybe(Schema.String),
    number: maybe(Numeric),
    size: maybe(Numeric),
    numberOfElements: maybe(Numeric),
    first: maybe(Schema.Boolean),
    last: maybe(Schema.Boolean)
  })

/**
 * How any list is asked for what follows a page, whatever has come or gone meanwhile: by `next` of that page's answer, with
 * otherwise the same request. The number of the page is ignored then.
 */
export const afterInQuery = { after: Schema.optional(Schema.String) }

/** What the query of a list names where the path does not: which page, of how many, or what follows another page. */
export const pageInQuery = {
  page: Schema.optional(Schema.Int),
  size: Schema.optional(Schema.Int),
  ...afterInQuery
}

/** The shape that `pageOf` describes. */
export interface Page<Item> {
  readonly content: ReadonlyArray<Item>
  readonly totalElements: number
  /** There may be more than `totalElements`: a service need not count all that a search finds. */
  readonly atLeast?: boolean | null | undefined
  /** The cursor of what follows; absent at the end, and where a service has none. */
  readonly next?: string | null | undefined
}
