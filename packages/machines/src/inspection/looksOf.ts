import type { Chart } from "./Chart.ts"

/** The same text for charts that are drawn alike but for the name of the machine. */
export const looksOf = ({ root }: Chart): string =>
  JSON.stringify({ ...root, key: "" }, (key, value) => (unseen.has(key) ? undefined : value))

const unseen = new Set(["description", "words", "entry", "exit", "actions"])
