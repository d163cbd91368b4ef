import type { Problem } from "@crewfleet/sdk"

/** Whether two sets of props draw the same: problems are looked for anew each time, so they count by what they say. */
export const isDrawnAlike = <Props extends { readonly problems: ReadonlyArray<Problem> }>(
  one: Props,
  other: Props
): boolean =>
  Object.entries(one).every(([name, value]) =>
    name === "problems"
      ? JSON.stringify(value) === JSON.stringify(other.problems)
      : value === other[name as keyof Props]
  )
