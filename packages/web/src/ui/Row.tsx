import { type Arranged, arranged } from "./arranged.ts"

interface RowProps extends Arranged {
  /** How far apart those beside each other are, where that is another token. */
  readonly across?: 3 | 4 | 5
  /** Left out, all are in the middle of the line. */
  readonly align?: "start" | "baseline" | "end"
  readonly justify?: "between" | "center" | "end"
  /** Keeps all in one line: their words wrap instead. */
  readonly nowrap?: boolean
  /** In how narrow a window, in rem, they stand below each other, each as wide as all. */
  readonly stackedBelow?: 36
}

/** Things beside each other, each as wide as it is; what does not fit goes on below. */
export function Row({ gap = 2, nowrap = false, ...row }: RowProps) {
  return arranged({ kind: "row", gap, also: nowrap && "nowrap", ...row })
}
