import { type Arranged, arranged } from "./arranged.ts"

interface StackProps extends Arranged {
  /** Where those stand that are not as wide as the stack; left out, all are. */
  readonly align?: "start" | "center"
  /** What becomes of height that is left over; left out, it stays below. */
  readonly justify?: "between" | "center" | "end" | "stretch"
}

/** Things below each other, each as wide as all. */
export function Stack({ gap = 4, ...stack }: StackProps) {
  return arranged({ kind: "stack", gap, ...stack })
}
