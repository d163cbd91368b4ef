import type { ChartTransition } from "./Chart.ts"

/** What a transition waits for, in a few words. */
export const labelOf = ({ kind, name }: ChartTransition): string => sayings[kind](name)

const sayings: Readonly<Record<ChartTransition["kind"], (name: string) => string>> = {
  event: (name) => name,
  answer: (port) => `${port} answers`,
  failure: (port) => `${port} fails`,
  delay: (delay) => `after ${delay}`,
  end: () => "done",
  always: () => "at once"
}
