/** The six steps of a leader's log, in their order (specification 002 §2). Tab n of its other description is step n. */
export const logSteps = [
  { id: "vehicle", title: "Cleaning" },
  { id: "patient", title: "View Patient's Information" },
  { id: "property", title: "Patient's Property" },
  { id: "medication", title: "Medication" },
  { id: "dropOff", title: "Drop Off & Feedback" },
  { id: "plan", title: "Job Plan" }
] as const
export type LogStep = (typeof logSteps)[number]["id"]

const last = logSteps.length - 1
const feedback = 4

/** The step after one, by its index: the last one opens once the feedback has been received. */
export const stepAfter = (index: number, feedbackReceived: boolean): number =>
  Math.min(index + 1, feedbackReceived ? last : feedback)

/** The step before one, by its index. */
export const stepBefore = (index: number): number => Math.max(index - 1, 0)

/** A step by what an address says; the first where it says nothing, and none that is not open yet. */
export const stepIn = (said: string | null, feedbackReceived: boolean): number => {
  const place = logSteps.findIndex(({ id }) => id === said)
  return Math.min(Math.max(place, 0), feedbackReceived ? last : feedback)
}

/** What a log is made of: each is sent by itself, and received by itself. */
export const logRecords = {
  vehicle: { step: "vehicle", label: "Vehicle log", lack: "Check the vehicle" },
  propertyTaken: {
    step: "property",
    label: "Property taken over",
    lack: "Take the property over, or say that there is none"
  },
  medicationTaken: {
    step: "medication",
    label: "Medication taken over",
    lack: "Take the medication over, or say that there is none"
  },
  propertyHanded: {
    step: "property",
    label: "Property handed over",
    lack: "Hand the property over, or say that there is none"
  },
  medicationHanded: {
    step: "medication",
    label: "Medication handed over",
    lack: "Hand the medication over, or say that there is none"
  },
  dropOff: {
    step: "dropOff",
    label: "Drop-off and feedback",
    lack: "Enter the drop-off, and confirm the log"
  },
  times: { step: "plan", label: "Worker times", lack: "Enter the times of the crew" },
  incident: { step: undefined, label: "Incident", lack: "" }
} as const satisfies Readonly<
  Record<string, { readonly step: LogStep | undefined; readonly label: string; readonly lack: string }>
>
export type LogRecordKind = keyof typeof logRecords

/** Those of which a log has one each. */
export const singleRecords = (Object.keys(logRecords) as ReadonlyArray<LogRecordKind>).filter(
  (kind) => kind !== "incident"
)

/** Those without which a log is not submitted; the times come after it. */
export const submittedRecords = singleRecords.filter((kind) => kind !== "times")

/** What a kind of record is called; a code that is not known stays as it is. */
export const logRecordSaid = (kind: string): string =>
  Object.hasOwn(logRecords, kind) ? logRecords[kind as LogRecordKind].label : kind

/** What a step still lacks, in words, by the records that are there, and by the checks that keep the crew from leaving. */
export const stepLacks = (
  step: LogStep,
  there: ReadonlyArray<string>,
  notLeaving: ReadonlyArray<string> = []
): ReadonlyArray<string> => [
  ...singleRecords
    .filter((kind) => logRecords[kind].step === step && !there.includes(kind))
    .map((kind) => logRecords[kind].lack),
  ...(step === "vehicle" && notLeaving.length > 0
    ? [`Settle what keeps you from leaving: ${notLeaving.join(", ")}`]
    : [])
]

/** What a log lacks before it can be submitted, in words. */
export const logLacks = (there: ReadonlyArray<string>): ReadonlyArray<string> =>
  submittedRecords.filter((kind) => !there.includes(kind)).map((kind) => logRecords[kind].lack)

/** Where a log is looked at, what is there of it, and what its agency gave back. */
interface Progress {
  /** The index of the step that is shown. */
  readonly step: number
  readonly there: ReadonlyArray<string>
  readonly returns: ReadonlyArray<{ readonly step: string; readonly mendedAt?: string | undefined }>
  /** The checks that keep the crew from leaving, by what they are called. */
  readonly notLeaving?: ReadonlyArray<string>
}

/** The steps that are done: nothing lacks and nothing is to be mended; one that is only read is done once it lies behind. */
export const stepsDone = ({
  step,
  there,
  returns,
  notLeaving
}: Progress): ReadonlyArray<(typeof logSteps)[number]> =>
  logSteps.filter(
    ({ id }, index) =>
      stepLacks(id, there, notLeaving).length === 0 &&
      !returns.some((given) => given.step === id && given.mendedAt === undefined) &&
      (singleRecords.some((kind) => logRecords[kind].step === id) || index < step)
  )
