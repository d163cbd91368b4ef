import type { ReactNode } from "react"

/** A vehicle as line drawings of 240 by 120; from its side it looks to the left. */
export interface Drawings {
  readonly side: ReactNode
  readonly front: ReactNode
  readonly rear: ReactNode
  readonly top: ReactNode
}
