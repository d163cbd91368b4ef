import type { Credential, CredentialAct, CredentialSort } from "@crewfleet/sdk/rules"

/** What a dialog is called, and the button that ends it. */
export interface DialogWords {
  readonly title: string
  readonly submit: string
}

const added = {
  training: { worker: "Upload Qualifications", agency: "Add Training" },
  compliance: { worker: "Upload Compliances", agency: "Add Compliance" }
} as const

/** What puts a credential of a sort on file is called for its worker, and for an agency (specification 002 §2). */
export const addWords = (sort: CredentialSort, act: "add" | "addForWorker"): string =>
  added[sort][act === "add" ? "worker" : "agency"]

/** What the dialog of an act is called, and the button that ends it. */
export const dialogWords = (
  sort: CredentialSort,
  act: CredentialAct,
  credential: Pick<Credential, "name" | "status"> | undefined
): DialogWords => {
  const name = credential?.name ?? sort
  switch (act) {
    case "add":
      return { title: addWords(sort, act), submit: "Upload" }
    case "addForWorker":
      return { title: addWords(sort, act), submit: "Add" }
    case "renew":
      return {
        title: credential?.status === "REJECTED" ? `Upload ${name} again` : `Renew ${name}`,
        submit: "Upload"
      }
    case "giveAgain":
      return { title: `Give ${name} again`, submit: "Save" }
    case "correct":
      return { title: `Dates of ${name}`, submit: "Save" }
    case "attach":
      return { title: `Certificate of ${name}`, submit: "Upload" }
  }
}
