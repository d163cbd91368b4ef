/** What stands where nothing was typed. */
export const noMark = ""

/** What was typed in a run, wherever in an answer, by the question in which it stands. */
export const marksIn = (answers: unknown, at = ""): Readonly<Record<string, string>> => {
  if (typeof answers === "string")
    return /^§\d+§$/.test(answers) ? { [at.replace(/\/reason$/, "")]: answers } : {}
  if (typeof answers !== "object" || answers === null) return {}
  return Object.assign(
    {},
    ...Object.entries(answers).map(([name, value]) => marksIn(value, at === "" ? name : `${at}/${name}`))
  )
}
