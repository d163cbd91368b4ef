const int8 = 20
const date = 1082
const numeric = 1700

/** How columns arrive that the two drivers read differently: numbers as numbers, a date as `2026-01-31`. */
export const columnParsers: Record<number, (text: string) => unknown> = {
  [int8]: Number,
  [numeric]: Number,
  [date]: (text) => text
}
