import { Schema, SchemaAST } from "effect"
import { Id, maybe } from "./wire.ts"

/** One page of a longer list; its name in openapi.json is that of what it lists, and `Page`. */
export const pageOf = <Item extends Schema.Top>(item: Item) =>
  Schema.Struct({
    /** What stands on this page, in the order of the list; empty beyond its end. */
    content: Schema.Array(item),
    /** How many there are on all pages together. */
    totalElements: Id,
    /** Whether there may be more than `totalElements`: a search, and a list without end, counts 2,000 at most. */
    atLeast: maybe(Schema.Boolean),
    /** The cursor of what follows this page; absent at the end. */
    next: maybe(Schema.String),
    /** Which page this is; the first is 0. */
    number: maybe(Id),
    /** How many fit on a page. */
    size: maybe(Id),
    /** How many stand on this page. */
    numberOfElements: maybe(Id),
    /** Whether this is the first page. */
    first: maybe(Schema.Boolean),
    /** Whether this is the last page. */
    last: maybe(Schema.Boolean)
  }).annotate({ identifier: `${SchemaAST.resolveIdentifier(item.ast) ?? "Item"}Page` })

/**
 * How any list is asked for what follows a page, whatever has come or gone meanwhile: by `next` of that page's answer, with
 * otherwise the same request. The number of the page is ignored then.
 */
export const afterInQuery = {
  /** The `next` of the page before, with otherwise the same request; the number of the page is ignored then. */
  after: Schema.optional(Schema.String)
}

/** The query of a list whose page stands in it. */
export const pageInQuery = {
  /** Which page; the first is 0, which it is unless told. */
  page: Schema.optional(Schema.Int),
  /** How many on a page, 1 to 1,000. */
  size: Schema.optional(Schema.Int),
  ...afterInQuery
}

/** The address of a list whose page stands in it. */
export const pageInPath = {
  /** Which page; the first is 0. */
  page: Schema.Int,
  /** How many on a page, 1 to 1,000. */
  size: Schema.Int
}

/** The shape that `pageOf` describes. */
export interface Page<Item> {
  readonly content: ReadonlyArray<Item>
  readonly totalElements: number
  /** There may be more than `totalElements`: a service need not count all that a search finds. */
  readonly atLeast?: boolean | undefined
  /** The cursor of what follows; absent at the end, and where a service has none. */
  readonly next?: string | undefined
}
