import type { HTMLAttributes } from "react"
import styles from "./Layout.module.css"

/** What stands in a stack, a row or a grid of things: which element holds them, and how far apart they are. */
export interface Arranged extends Omit<HTMLAttributes<HTMLElement>, "className"> {
  readonly as?: "div" | "dl" | "footer" | "header" | "li" | "main" | "ol" | "p" | "section" | "span" | "ul"
  /** The number of the token, as in `--space-4`. */
  readonly gap?: 1 | 2 | 3 | 4 | 5
  /** How far apart those beside each other are, where that is another token. */
  readonly across?: 3 | 4 | 5 | undefined
  readonly align?: "start" | "baseline" | "end" | undefined
  readonly justify?: "between" | "end" | undefined
}

/** The classes of one of the arrangements. */
export const arranged = (
  kind: "stack" | "row" | "grid",
  { gap, across, align, justify }: Pick<Arranged, "gap" | "across" | "align" | "justify">
): string =>
  [
    styles[kind],
    gap && styles[`gap${gap}`],
    across && styles[`across${across}`],
    align && styles[`align${align}`],
    justify && styles[`justify${justify}`]
  ]
    .filter(Boolean)
    .join(" ")
