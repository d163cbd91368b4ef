import { addDays } from "../time/calendar.ts"
import { writeInstant } from "../time/writeInstant.ts"
import type { Verdict } from "./eligibility.ts"
import { outcomeWords, shortfallText, type ToldFinding, verdictWords } from "./eligibilityWords.ts"

/** A worker of a matrix, as far as it is narrowed by. */
export interface MatrixLine {
  readonly id: number
  readonly firstname: string
  readonly lastname: string
  readonly employmentNumber?: string | undefined
  readonly verdict: string
  readonly cells: ReadonlyArray<{ readonly outcome: string }>
  readonly changes: ReadonlyArray<{ readonly day: string; readonly verdict: string }>
}

/** How many days ahead a matrix is asked about. */
export const matrixSpans = [30, 60, 90] as const

/** What is looked for within some days: who may no longer work from then on, or anything that changes. */
export const aheadWords = {
  "stops-30": "May no longer work in 30 days",
  "stops-60": "May no longer work in 60 days",
  "stops-90": "May no longer work in 90 days",
  "changes-30": "Any change within 30 days",
  "changes-60": "Any change within 60 days",
  "changes-90": "Any change within 90 days"
} as const

/** One of them. */
export type Ahead = keyof typeof aheadWords

/** How a matrix is narrowed. */
export interface MatrixFilter {
  /** Words of a name or an employment number. */
  readonly search: string
  readonly verdict: Verdict | undefined
  /** The number of a requirement that is not met. */
  readonly lacks: number | undefined
  readonly ahead: Ahead | undefined
}

/** The filter that leaves everybody. */
export const everybody: MatrixFilter = {
  search: "",
  verdict: undefined,
  lacks: undefined,
  ahead: undefined
}

/** The first day on which somebody may no longer work, as far as it is known. */
export const stopsOn = ({ changes }: Pick<MatrixLine, "changes">): string | undefined =>
  changes.find(({ verdict }) => verdict === "MAY_NOT")?.day

/** Puts what hurts first on top: who may not work, then who may no longer soon. */
export const byHurt = (one: Verdicts, other: Verdicts): number =>
  (ranks[one.verdict] ?? 0) - (ranks[other.verdict] ?? 0) || worsensOn(one).localeCompare(worsensOn(other))

type Verdicts = Pick<MatrixLine, "verdict" | "changes">

const ranks: Readonly<Record<string, number>> = { MAY_NOT: 0, MAY_WITH_WARNINGS: 1, MAY: 2 }

const worsensOn = (worker: Verdicts) => stopsOn(worker) ?? changesOn(worker) ?? never

/** How many may work, and how many stop being allowed to within so many days after today. */
export interface MatrixCounts {
  readonly verdicts: Readonly<Record<Verdict, number>>
  readonly stops: Readonly<Record<(typeof matrixSpans)[number], number>>
}

/** What a matrix comes to in a few numbers. */
export const matrixCounts = (
  workers: ReadonlyArray<Pick<MatrixLine, "verdict" | "changes">>,
  today: string
): MatrixCounts => {
  const verdicts = { MAY: 0, MAY_WITH_WARNINGS: 0, MAY_NOT: 0 }
  const stops = { 30: 0, 60: 0, 90: 0 }
  const spans = matrixSpans.map((days) => ({ days, last: addDays(today, days) }))
  for (const worker of workers) {
    if (isVerdict(worker.verdict)) verdicts[worker.verdict] += 1
    const day = stopsOn(worker) ?? never
    for (const { days, last } of spans) if (day <= last) stops[days] += 1
  }
  return { verdicts, stops }
}

/** The workers of a matrix whom a filter leaves, in their order. */
export const narrowedMatrix = <Line extends MatrixLine>(
  workers: ReadonlyArray<Line>,
  requirements: ReadonlyArray<{ readonly id: number }>,
  { search, verdict, lacks, ahead }: MatrixFilter,
  today: string
): ReadonlyArray<Line> => {
  const words = lettersOf(search).split(/\s+/).filter(Boolean)
  const at = requirements.findIndex(({ id }) => id === lacks)
  const [what, days] = ahead?.split("-") ?? []
  const last = addDays(today, Number(days ?? 0))
  const comes = what === "stops" ? stopsOn : changesOn
  return workers.filter(
    (worker) =>
      (verdict === undefined || worker.verdict === verdict) &&
      (lacks === undefined || (worker.cells[at]?.outcome ?? "MET") !== "MET") &&
      (ahead === undefined || (comes(worker) ?? never) <= last) &&
      (words.length === 0 || isMeant(worker, words))
  )
}

/** What comes for a worker, such as “May not work from 3 Dec 2026”. */
export const changeText = ({ day, verdict }: MatrixLine["changes"][number]): string =>
  `${isVerdict(verdict) ? verdictWords[verdict] : verdict} from ${shortDay(day)}`

/** How a worker meets a requirement, in as few words as fit under its heading, such as “Not met: expired”. */
export const cellText = ({ outcome, until, shortfall }: MatrixCellText): string => {
  const word = isOutcome(outcome) ? outcomeWords[outcome] : outcome
  if (!shortfall) return until ? `${word} until ${shortDay(until)}` : word
  return `${word}: ${shortfallText(shortfall.kind)}`
}

/** What is in the way, in as few words as fit beside a name, such as “Identity: missing; Fire safety: expired; and 2 more”. */
export const unmetText = (
  cells: ReadonlyArray<MatrixCellText>,
  requirements: ReadonlyArray<{ readonly name: string }>
): string => {
  const unmet = cells.flatMap(({ outcome, shortfall }, at) =>
    outcome === "MET"
      ? []
      : [`${requirements[at]?.name ?? ""}: ${shortfallText(shortfall?.kind ?? "missing")}`]
  )
  const more = unmet.length - named
  return [...unmet.slice(0, named), ...(more > 0 ? [`and ${more} more`] : [])].join("; ")
}

/** How many requirements are named beside a name. */
const named = 2

/** What is told of a requirement in a matrix. */
type MatrixCellText = Omit<ToldFinding, "name">

const changesOn = ({ changes: [first] }: Pick<MatrixLine, "changes">) => first?.day

/** Later than any day. */
const never = "9999-12-31"

const isVerdict = (code: string): code is Verdict => Object.hasOwn(verdictWords, code)

const isOutcome = (code: string): code is keyof typeof outcomeWords => Object.hasOwn(outcomeWords, code)

/** Days as they were written: a matrix names few of them, thousands of times. */
const written = new Map<string, string>()

const shortDay = (day: string): string => {
  const known = written.get(day)
  if (known !== undefined) return known
  const text = writeInstant("date", `${day}T00:00Z`, "UTC")
  written.set(day, text)
  return text
}

/** The letters of workers as they were written: the same are searched with every letter that is typed. */
const searched = new WeakMap<MatrixLine, string>()

const isMeant = (worker: MatrixLine, words: ReadonlyArray<string>): boolean => {
  const { firstname, lastname, employmentNumber = "" } = worker
  const text = searched.get(worker) ?? lettersOf(`${firstname} ${lastname} ${employmentNumber}`)
  searched.set(worker, text)
  return words.every((word) => text.includes(word))
}

/** Letters and digits however they are accented, in either case. */
const lettersOf = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase()
