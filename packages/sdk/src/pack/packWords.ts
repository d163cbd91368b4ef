/** What people read of a sealed pack. */
export const packWords = {
  title: "Sealed job pack",
  about:
    "All that was asked, noted and decided of this journey, sealed by the service once the agency had accepted its log. The PDF is for reading; the JSON file is the proof.",
  sealing: "The pack is being sealed. It appears here by itself, mostly within a minute.",
  verify: "Whoever holds both files can verify them without this portal:",
  command: "crewfleet verify FILE.json FILE.pdf --key KEY",
  key: "The key is told to anybody at /api/v1/pack-key.",
  held: "For as long as it must not be erased",
  erased: "What spoke of the patient was erased, and the PDF with it. What is left can still be verified."
} as const

const notAccepted = "It is sealed once the agency has accepted the log of this journey."
const whyNone: Readonly<Record<string, string>> = {
  COMMITTED: notAccepted,
  IN_PROGRESS: notAccepted,
  LOGGED: notAccepted,
  CLOSED: "There is none: nobody kept a log of this journey.",
  ABORTED: "It is sealed once the agency has accepted the log, where one was kept of this journey."
}

/** Why a journey that stands so has no pack; undefined where nobody expects one. */
export const whyNoPack = (transportStatus: string): string | undefined => whyNone[transportStatus]
