import { findingText, shortfallText, type ToldFinding } from "./eligibilityWords.ts"

/** What is in the way of a job, as far as it is told. */
interface ToldReasons {
  readonly unmet: ReadonlyArray<ToldFinding>
  /** How much more there is, of which the agency alone is told. */
  readonly withheld?: number | undefined
}

/** Why somebody may not work, or only with warnings: what refuses comes first, a sentence for each. */
export const reasonsText = ({ unmet, withheld = 0 }: ToldReasons): string =>
  [...worstFirst(unmet).map(findingText), ...(withheld > 0 ? [withheldText(withheld)] : [])].join("; ")

/** The same in one line, such as “Identity: missing; and 2 more”; nothing where nothing is in the way. */
export const briefReasons = ({ unmet, withheld = 0 }: ToldReasons): string => {
  const [worst] = worstFirst(unmet)
  if (!worst) return withheld > 0 ? withheldText(withheld) : ""
  const more = unmet.length - 1 + withheld
  const reason = `${worst.name}: ${shortfallText(worst.shortfall?.kind ?? "missing")}`
  return more > 0 ? `${reason}; and ${more} more` : reason
}

const worstFirst = (unmet: ReadonlyArray<ToldFinding>) =>
  unmet.toSorted((one, other) => Number(one.outcome === "WARNED") - Number(other.outcome === "WARNED"))

const withheldText = (count: number) =>
  `${count} ${count === 1 ? "requirement" : "requirements"} that only the agency sees`
