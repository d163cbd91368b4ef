import type { ShiftTimes } from "@crewfleet/machines"
import {
  type Ahead,
  addDays,
  aheadWords,
  firstInstantOf,
  instantAt,
  isDate,
  type MatrixFilter,
  verdictWords
} from "@crewfleet/sdk/rules"

/** What a matrix of who may work shows; the code is undefined until one is chosen, and the shift is tomorrow without a day. */
export interface MatrixPlace extends MatrixFilter {
  readonly code: number | undefined
  /** `2026-11-24`, or empty. */
  readonly day: string
  /** `20:00`, or empty for all of the day. */
  readonly from: string
  readonly until: string
}

/** Where the matrix is. */
export const matrixPath = "/agency/workers/eligibility"

/** Where an agency says what it asks for. */
export const requirementsPath = "/agency/workers/requirements"

/** What the query of an address asks the matrix to show, in which anything may stand. */
export const matrixPlaceIn = (query: string): MatrixPlace => {
  const words = new URLSearchParams(query)
  const word = (name: string) => words.get(name) ?? ""
  const day = word("day")
  const verdict = word("verdict")
  const ahead = word("ahead")
  return {
    code: numberIn(word("code")),
    day: isDate(day) ? day : "",
    from: clockIn(word("from")),
    until: clockIn(word("until")),
    search: word("search").slice(0, 200),
    verdict: isOneOf(verdictWords, verdict) ? verdict : undefined,
    lacks: numberIn(word("lacks")),
    ahead: isOneOf(aheadWords, ahead) ? (ahead satisfies Ahead) : undefined
  }
}

/** The address at which the matrix shows the same. */
export const matrixAddress = (place: MatrixPlace): string => {
  const words = Object.entries(place).flatMap(([name, value]) =>
    value === undefined || value === "" ? [] : [[name, String(value)]]
  )
  return words.length > 0 ? `${matrixPath}?${new URLSearchParams(words)}` : matrixPath
}

/** The times of the shift at a place, in a zone; one that ends before it begins ends on the day after. */
export const shiftAt = ({ day, from, until }: MatrixPlace, zone: string): ShiftTimes => {
  if (day === "") return {}
  const next = firstInstantOf(addDays(day, 1), zone).toISOString()
  const start = instantAt(`${day}T${from || "00:00"}`, zone)
  const end = until ? instantAt(`${day}T${until}`, zone) : next
  return {
    start,
    end: start && end && end <= start ? instantAt(`${addDays(day, 1)}T${until || "00:00"}`, zone) : end
  }
}

const numberIn = (word: string) => (/^[1-9]\d{0,8}$/.test(word) ? Number(word) : undefined)

const clockIn = (word: string) => (/^([01]\d|2[0-3]):[0-5]\d$/.test(word) ? word : "")

const isOneOf = <Code extends string>(words: Readonly<Record<Code, string>>, word: string): word is Code =>
  Object.hasOwn(words, word)
