import type { Choice } from "./SelectField.tsx"

/** The choices among codes with names. */
export const choicesOf = (names: Readonly<Record<string, string>>): ReadonlyArray<Choice> =>
  Object.entries(names).map(([value, label]) => ({ value, label }))
