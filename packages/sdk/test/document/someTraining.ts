import { documentKind } from "../../src/document/documentKind.ts"

/** A training of a worker, as the next feature will declare it (docs/adding-a-document.md). */
export const someTraining = documentKind({
  name: "TRAINING",
  label: "Training certificate",
  owner: "worker",
  issued: "must",
  expires: "must",
  isReviewed: true,
  hasSubject: true,
  mayFollow: true,
  takes: ["pdf", "picture"],
  max: 1024 * 1024,
  atOnce: 3,
  kept: { superseded: 365, over: 730 }
})
