/** What an editor must know before it may ask for it or change it. */
export const known = <Value>(value: Value | undefined): Value => {
  if (value === undefined) throw new Error("Only what was loaded can be changed")
  return value
}
