import { isBlank } from "../contract/isBlank.ts"
import { plainWords } from "../contract/plainText.ts"
import { transportReasonMaximum } from "../transport/transportStep.ts"
import { type LogRecordKind, type LogStep, logRecords, logSteps } from "./logSteps.ts"

interface DefectTold {
  readonly id: number
  readonly gravity: string
  readonly overruledBy?: string | undefined
}

/** A defect that is not mended, and whether the agency may let the crew leave in spite of it. */
export interface OpenDefectStanding {
  readonly id: number
  readonly mayOverrule: boolean
}

/** What is open of the vehicle of a journey, and of one from which it was exchanged: what is critical of the first may be overruled. */
export const openDefectsIn = ({
  vehicle,
  otherDefects
}: {
  readonly vehicle?: { readonly openDefects: ReadonlyArray<DefectTold> } | undefined
  readonly otherDefects: ReadonlyArray<DefectTold>
}): ReadonlyArray<OpenDefectStanding> => [
  ...(vehicle?.openDefects ?? []).map(({ id, gravity, overruledBy }) => ({
    id,
    mayOverrule: gravity === "CRITICAL" && overruledBy === undefined
  })),
  ...otherDefects.map(({ id }) => ({ id, mayOverrule: false }))
]

/** The steps of a log that its agency can give back: those of which anything is sent. */
export const returnableSteps = logSteps.filter(({ id }) =>
  Object.values(logRecords).some(({ step }) => step === id)
)

/** What is wrong with the words for a step that is given back. */
export const returnProblem = ({
  step,
  words
}: {
  readonly step: LogStep
  readonly words: string
}): string | undefined => {
  const title = logSteps.find(({ id }) => id === step)?.title ?? step
  if (!returnableSteps.some(({ id }) => id === step))
    return `Nothing of “${title}” can be mended by the leader`
  if (isBlank(words)) return `${title}: say what is to be mended`
  return plainWords(words).length > transportReasonMaximum
    ? `${title}: ${transportReasonMaximum} characters or fewer`
    : undefined
}

interface Returned {
  readonly id: number
  readonly step: string
  readonly words: string
  readonly at?: string | undefined
  readonly mendedAt?: string | undefined
}

interface ReceivedSince {
  readonly kind: LogRecordKind
  readonly receivedAt: string
  /** The last return that was read when it was asked to be sent. */
  readonly returnsRead?: number | undefined
}

/** What is still to be mended of a log that was given back, in words: that of which nothing was received from whoever had read it. */
export const stillToMend = (
  returns: ReadonlyArray<Returned>,
  received: ReadonlyArray<ReceivedSince>
): ReadonlyArray<string> =>
  returns
    .filter(({ mendedAt }) => mendedAt === undefined)
    .filter(
      ({ id, step, at = "" }) =>
        !received.some(
          ({ kind, receivedAt, returnsRead = 0 }) =>
            logRecords[kind].step === step && receivedAt > at && returnsRead >= id
        )
    )
    .map(
      ({ step, words }) => `${logSteps.find(({ id }) => id === step)?.title ?? step}, to be mended: ${words}`
    )

interface Version {
  readonly kind: string
  readonly incidentId?: string | undefined
  readonly receivedAt: string
  readonly replacedAt?: string | undefined
  readonly isAside?: boolean | undefined
}

/** What there is of one part of a log. */
export interface PartOfLog<Record> {
  /** What counts. */
  readonly holding: Record | undefined
  /** What it has replaced, the latest first. */
  readonly earlier: ReadonlyArray<Record>
  /** What came from somebody who no longer kept the log, the latest first. */
  readonly aside: ReadonlyArray<Record>
}

/** The records of one kind among all, by what became of them. */
export const partOfLog = <Record extends Version>(
  records: ReadonlyArray<Record>,
  kind: LogRecordKind,
  incidentId?: string
): PartOfLog<Record> => {
  const own = records
    .filter((one) => one.kind === kind && (incidentId === undefined || one.incidentId === incidentId))
    .toSorted((one, other) => Date.parse(other.receivedAt) - Date.parse(one.receivedAt))
  const [holding] = own.filter(({ isAside, replacedAt }) => !isAside && replacedAt === undefined)
  return {
    holding,
    earlier: own.filter(({ isAside, replacedAt }) => !isAside && replacedAt !== undefined),
    aside: own.filter(({ isAside }) => isAside)
  }
}

/** The incidents of a log, the first that arrived first. */
export const incidentsOf = (records: ReadonlyArray<Version>): ReadonlyArray<string> => [
  ...new Set(
    records
      .filter(({ kind }) => kind === "incident")
      .toSorted((one, other) => Date.parse(one.receivedAt) - Date.parse(other.receivedAt))
      .flatMap(({ incidentId }) => (incidentId === undefined ? [] : [incidentId]))
  )
]

/** Those incidents after which a journey may have to be aborted. */
export const isAborting = (kind: string): boolean => kind === "ABORT" || kind === "ABSCONDING"
