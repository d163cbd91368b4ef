import type { ChartState, ChartTransition } from "./Chart.ts"
import { labelOf } from "./labelOf.ts"

/** One line of text in a drawing. */
export interface DrawnLine {
  readonly text: string
  readonly looks: "name" | "port" | "lead" | "guard"
  /** The transition of which it speaks. */
  readonly transition?: string
}

/** How large text is drawn, in pixels: a font in which every letter is as wide as any other. */
export const lineHeight = 15
export const letterWidths: Readonly<Record<DrawnLine["looks"], number>> = {
  name: 7.83,
  port: 6.63,
  lead: 6.63,
  guard: 6.63
}

/** How much room lines take. */
export const sizeOf = (lines: ReadonlyArray<DrawnLine>) => ({
  width: Math.ceil(Math.max(0, ...lines.map(({ text, looks }) => text.length * letterWidths[looks]))),
  height: lines.length * lineHeight
})

/** What stands in the box of a state: its name, the ports at work, and what it hears without leaving it. */
export const boxLines = (state: ChartState): ReadonlyArray<DrawnLine> => [
  { text: state.key, looks: "name" },
  ...state.invokes.map(({ src }): DrawnLine => ({ text: src, looks: "port" })),
  ...state.transitions.filter(staysIn(state)).flatMap(leadLines)
]

/** Whether a transition leads nowhere else: it is written into the box. */
export const staysIn =
  ({ path, type }: ChartState) =>
  ({ targets }: ChartTransition): boolean =>
    targets.every((target) => target === path) && (targets.length === 0 || type !== "compound")

/** What a transition waits for and, below it, what has to hold for it. */
export const leadLines = (lead: ChartTransition): ReadonlyArray<DrawnLine> => [
  { text: labelOf(lead), looks: "lead", transition: lead.id },
  ...(lead.guard ? wrapped(`[${lead.guard.name}]`) : []).map(
    (text, index): DrawnLine => ({
      text: `${index > 0 ? " " : ""}${text}`,
      looks: "guard",
      transition: lead.id
    })
  )
]

const longest = 30

/** Cut between words, so that no line is longer than need be. */
const wrapped = (text: string): ReadonlyArray<string> =>
  text.match(new RegExp(`.{1,${longest}}(?= |$)|\\S+`, "g"))?.map((line) => line.trim()) ?? []
