import { Schema } from "effect"
import { maybe, Numeric } from "./wire.ts"

/** One page of a longer list; `number` is zero-based. */
export const pageOf = <Item extends Schema.Top>(item: Item) =>
  Schema.Struct({
    content: Schema.Array(item),
    totalElements: Numeric,
    atLeast: maybe(Schema.Boolean),
    number: maybe(Numeric),
    size: maybe(Numeric),
    numberOfElements: maybe(Numeric),
    first: maybe(Schema.Boolean),
    last: maybe(Schema.Boolean)
  })

/** The shape that `pageOf` describes. */
export interface Page<Item> {
  readonly content: ReadonlyArray<Item>
  readonly totalElements: number
  /** There may be more than `totalElements`: a service need not count all that a search finds. */
  readonly atLeast?: boolean | null | undefined
}
