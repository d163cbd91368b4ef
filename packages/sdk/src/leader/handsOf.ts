import { isBlank } from "../contract/isBlank.ts"

/** A version of a list, and who noted it. */
export interface NotedList {
  readonly list: ReadonlyArray<string>
  /** Who noted this version. */
  readonly hand: string
}

/**
 * Who wrote each line of a list, by its versions from the first to the last: whoever noted a line first is its hand for as long as
 * it stays as it is, wherever it stands. An empty line has none.
 */
export const handsOf = (versions: ReadonlyArray<NotedList>): ReadonlyArray<string | undefined> => {
  let known: ReadonlyArray<readonly [line: string, hand: string]> = []
  let hands: ReadonlyArray<string | undefined> = []
  for (const { list, hand } of versions) {
    const left = [...known]
    hands = list.map((line) => {
      if (isBlank(line)) return undefined
      const place = left.findIndex(([text]) => text === line)
      return place < 0 ? hand : left.splice(place, 1)[0]?.[1]
    })
    known = list.flatMap((line, index) => {
      const own = hands[index]
      return own === undefined ? [] : [[line, own] as const]
    })
  }
  return hands
}
