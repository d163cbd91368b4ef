import type { PagePlace } from "../../layout/PlaceContext.ts"
import { inWords } from "./brandWords.ts"
import type { BrandWords, PageRow } from "./PageRow.ts"
import { filledIn, type Place, parametersIn } from "./placeIn.ts"

/** Who looks at a page, in whose words. */
interface Reader<Facts> {
  readonly facts: Facts
  readonly words: BrandWords
}

/** What the page at a path is called and what it is part of, to whoever reads it. */
export const pagePlaceOf = <Facts>(
  { row, above }: Place<Facts>,
  path: string,
  reader: Reader<Facts>
): PagePlace => {
  const up = above.at(-1)
  return {
    title: titleOf(row, path, reader),
    up: up && { href: addressOf(up, path), label: titleOf(up, path, reader) }
  }
}

/** The address of a row, with what stands at a path beneath it. */
export const addressOf = <Facts>({ address }: PageRow<Facts>, path: string): string =>
  filledIn(address, parametersIn(address, path) ?? {})

/** One of several things is called as its link is. */
const titleOf = <Facts>(row: PageRow<Facts>, path: string, { facts, words }: Reader<Facts>): string => {
  const { address, label, title, each } = row
  if (typeof title === "function") return title((parametersIn(address, path) ?? {}) as never)
  const one = each?.(facts).find(({ parameters }) => filledIn(address, parameters) === addressOf(row, path))
  return title ?? one?.label ?? inWords(label, words)
}
