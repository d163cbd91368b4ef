import type { Chart, ChartState, ChartTransition } from "./Chart.ts"
import type { DrawnLine } from "./linesOf.ts"

/** A chart with a place for everything in it, in pixels from its upper left corner. */
export interface LaidOut {
  readonly chart: Chart
  readonly width: number
  readonly height: number
  /** Each after the one that it lies in. */
  readonly boxes: ReadonlyArray<LaidOutBox>
  readonly edges: ReadonlyArray<LaidOutEdge>
}

export interface Place {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface Point {
  readonly x: number
  readonly y: number
}

export interface LaidOutBox extends Place {
  /** A state, the dot at which a state begins, or the star from which leads whatever leads on from anywhere within it. */
  readonly kind: "state" | "start" | "anywhere"
  /** The state, or the one in which it is a mark. */
  readonly state: ChartState
  /** Whether other boxes lie in it. */
  readonly isFrame: boolean
  /** Whether it is one of several that are side by side in a parallel state. */
  readonly isRegion: boolean
  /** What is written into it. */
  readonly text: LaidOutText
}

export interface LaidOutEdge {
  /** The transitions that it shows; none where it shows with what a state begins. */
  readonly transitions: ReadonlyArray<ChartTransition>
  /** The path of the state that it leaves, or in which it begins, and of the one that it leads to. */
  readonly from: string
  readonly to: string
  readonly points: ReadonlyArray<Point>
  readonly text: LaidOutText | undefined
}

/** Lines of text, below one another. */
export interface LaidOutText extends Place {
  readonly lines: ReadonlyArray<DrawnLine>
}
