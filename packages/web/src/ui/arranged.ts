import { createElement, type HTMLAttributes, type ReactElement, type Ref } from "react"
import styles from "./Layout.module.css"

/** What stands in a stack, a row or a grid of things: which element holds them, and how far apart they are. */
export interface Arranged extends HTMLAttributes<HTMLElement> {
  readonly as?:
    | "article"
    | "aside"
    | "dd"
    | "div"
    | "dl"
    | "fieldset"
    | "figure"
    | "footer"
    | "header"
    | "label"
    | "li"
    | "main"
    | "ol"
    | "p"
    | "search"
    | "section"
    | "span"
    | "ul"
  readonly ref?: Ref<HTMLElement>
  /** How the element looks; where its things stand is said here and nowhere else. */
  readonly className?: string | undefined
  /** The number of the token, as in `--space-4`; 0 for none. */
  readonly gap?: 0 | 1 | 2 | 3 | 4 | 5
}

interface Arrangement extends Arranged {
  readonly kind: "stack" | "row" | "grid"
  readonly across?: number | undefined
  readonly align?: string | undefined
  readonly justify?: string | undefined
  readonly stackedBelow?: number | undefined
  /** Another class of the arrangement. */
  readonly also?: string | false | undefined
}

/** An element whose things stand as told; how it looks has the last word. */
export const arranged = ({
  kind,
  as = "div",
  gap,
  across,
  align,
  justify,
  stackedBelow,
  also,
  className,
  ...attributes
}: Arrangement): ReactElement =>
  createElement(as, {
    ...attributes,
    className: [
      styles[kind],
      gap !== undefined && styles[`gap${gap}`],
      across && styles[`across${across}`],
      align && styles[`align${align}`],
      justify && styles[`justify${justify}`],
      stackedBelow && styles[`stackedBelow${stackedBelow}`],
      also && styles[also],
      className
    ]
      .filter(Boolean)
      .join(" ")
  })
