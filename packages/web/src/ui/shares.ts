import type { ReactNode } from "react"
import type { Tone } from "./Badge.tsx"

/** How many there are of one group. */
export interface Share {
  readonly group: string
  /** What tells it from others that are called the same. */
  readonly id?: string
  readonly count: number
  /** The colour that the group has elsewhere; one of a row of colours where it has none. */
  readonly tone?: Tone | undefined
  /** The count, where it is more than a number, such as a link. */
  readonly figure?: ReactNode
}

/** Each group with its share of all counts, in whole percent. */
export function shares(groups: readonly Share[]) {
  const total = groups.reduce((sum, { count }) => sum + count, 0)
  return groups.map((share) => ({
    ...share,
    percent: total === 0 ? 0 : Math.round((share.count / total) * 100)
  }))
}
