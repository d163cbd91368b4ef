import { intervalIn, intervalInWords, nameOfCode } from "@crewfleet/sdk/rules"
import { timeZone } from "../time/timeZone.ts"
import { givenFilter } from "./givenFilter.tsx"

/** Narrows a list to an interval of time, such as when something was made. */
export const intervalFilter = <Filter>(name: string, label: string) =>
  givenFilter<string, Filter>({
    name,
    read: (word) => (intervalIn(word) ? word : undefined),
    words: (value) => {
      const interval = intervalIn(value)
      return interval ? `${label} ${intervalInWords(interval, timeZone())}` : label
    }
  })

/** Narrows a list to what has one of some codes, without a field to choose them. */
export const codesFilter = <Code extends string, Filter>(
  name: string,
  label: string,
  names: Readonly<Record<Code, string>>
) =>
  givenFilter<ReadonlyArray<Code>, Filter>({
    name,
    read: (word) => {
      const codes = (Object.keys(names) as Array<Code>).filter((code) => word.split(",").includes(code))
      return codes.length > 0 ? codes : undefined
    },
    words: (codes) => `${label}: ${codes.map((code) => nameOfCode(names, code)).join(", ")}`
  })

/** Narrows a list to what belongs to one thing, by its number. */
export const numberFilter = <Filter>(name: string, label: string) =>
  givenFilter<number, Filter>({
    name,
    read: (word) => (/^[1-9]\d{0,8}$/.test(word) ? Number(word) : undefined),
    words: () => label
  })
