const words: Readonly<Record<string, string>> = {
  identity: "who the patient is",
  contact: "contacts",
  care: "risks and needs",
  billing: "billing",
  riskDoc: "the risk document",
  messages: "the messages",
  history: "the reasons in its history",
  log: "the leader's log",
  pack: "the sealed pack"
}

/** What of a job somebody looked at, in words; a code that is not known stays as it is. */
export const lookedAtSaid = (code: string): string => words[code] ?? code
