/** Why something on the graph cannot be chosen, by the name of the guard that says so. */
export const graphWords = {
  mayChooseMetric: "Only platform admins see revenue"
} as const
