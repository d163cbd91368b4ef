import type { CSSProperties } from "react"
import { type Arranged, arranged } from "./arranged.ts"

interface GridProps extends Arranged {
  /** How narrow a cell may become: that of a figure, that of a card, or so many rem. */
  readonly cells?: "narrow" | "medium" | number
  /** Whether few cells are no wider than many. */
  readonly even?: boolean
  /** As many columns as numbers, each with its share of the width, instead of as many as there is room for. */
  readonly columns?: ReadonlyArray<number>
  /** In how narrow a window, in rem, there is one column. */
  readonly stackedBelow?: 36 | 64
  /** How far apart those beside each other are, where that is another token. */
  readonly across?: 3 | 4 | 5
  readonly align?: "start" | "baseline" | "end"
}

/**
 * Equal cells, as many beside each other as there is room for, though never three and a fourth below them; or columns of
 * given shares. A cell with `data-wide` has a line of its own, with "onPhones" there alone.
 */
export function Grid({ cells = "medium", even, columns, ...grid }: GridProps) {
  const measures = {
    ...(typeof cells === "number" && { "--cell": `${cells}rem` }),
    ...(columns && { "--columns": columns.map((share) => `minmax(0, ${share}fr)`).join(" ") })
  } as CSSProperties
  return arranged({
    kind: "grid",
    also: columns ? "columns" : even ? "even" : cells === "narrow" && "narrow",
    style: measures,
    ...grid
  })
}
