import type { PackHolder } from "./JobPack.ts"

interface PackPartFacts {
  /** What it is called. */
  readonly title: string
  /** Whose copies it is in. */
  readonly holders: ReadonlyArray<PackHolder>
  /** Whether it may speak of the patient, so that it is erased with them. */
  readonly ofPatient: boolean
}

const both = ["AGENCY", "CLIENT"] as const
const agency = ["AGENCY"] as const

/** What a pack is made of beside its files, in its order: whose copies each part is in, and which are erased with the patient. */
export const packParts = {
  request: { title: "Request", holders: both, ofPatient: true },
  risks: { title: "Risks and needs", holders: both, ofPatient: true },
  crew: { title: "Crew", holders: both, ofPatient: false },
  certificates: { title: "What the standing of the crew rested on", holders: agency, ofPatient: false },
  vehicleCheck: { title: "Vehicle check", holders: both, ofPatient: true },
  log: { title: "Log", holders: both, ofPatient: true },
  incidents: { title: "Incidents", holders: both, ofPatient: true },
  times: { title: "Times", holders: both, ofPatient: false },
  history: { title: "History", holders: both, ofPatient: true },
  review: { title: "What was said of times and log", holders: agency, ofPatient: true },
  looks: { title: "Who looked", holders: agency, ofPatient: true }
} as const satisfies Readonly<Record<string, PackPartFacts>>
export type PackPartName = keyof typeof packParts

/** What the part of a file is called. */
export const filePart = (id: string): string => `file:${id}`

/** Whether a part is in the copy of a holder; files are in all of them. */
export const isPartFor = (holder: PackHolder, name: string): boolean =>
  factsOf(name)?.holders.includes(holder) ?? true

/** Whether a part stays when what is known of the patient is erased; files go. */
export const outlastsPatient = (name: string): boolean => factsOf(name)?.ofPatient === false

const factsOf = (name: string): PackPartFacts | undefined =>
  Object.hasOwn(packParts, name) ? packParts[name as PackPartName] : undefined
