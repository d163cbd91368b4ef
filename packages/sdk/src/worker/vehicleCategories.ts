/** The categories of a driving licence in the United Kingdom (https://www.gov.uk/driving-licence-categories), in their order. */
const categories = [
  ...["AM", "A1", "A2", "A", "B1", "B", "BE", "C1", "C1E", "C", "CE", "D1", "D1E", "D", "DE"],
  ...["F", "G", "H", "K", "L", "M", "N", "P", "Q"]
]

const typedCategories = (typed: string) =>
  typed
    .toUpperCase()
    .replaceAll("+", "")
    .split(/[\s,;/]+/)
    .filter((one) => one !== "")

/** What was typed among categories and is none. */
export const unknownCategories = (typed: string): ReadonlyArray<string> =>
  typedCategories(typed).filter((one) => !categories.includes(one))

/** Categories as they are kept: `B, BE, C1`, each once, in the order of the licence. */
export const writtenCategories = (typed: string): string => {
  const named = new Set(typedCategories(typed))
  return [...categories.filter((one) => named.has(one)), ...unknownCategories(typed)].join(", ")
}
