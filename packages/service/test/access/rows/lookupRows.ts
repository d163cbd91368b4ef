import type { Row } from "../Row.ts"

const everybody = "401 200 200 200 200 200 200 200 200 200 403 403"

const admins = "401 200 403 403 403 403 403 403 403 403 403 403"
const fireSafety = { code: "CSTF-FS", name: "Fire Safety" }

/** Whoever has an account may look at what there is to choose from. */
export const lookupRows: ReadonlyArray<Row> = [
  [everybody, "lookup.trainings", "/lookup/trainings"],
  [everybody, "lookup.compliances", "/lookup/compliances"],
  [everybody, "lookup.services", "/lookup/services"],
  [everybody, "lookup.assignmentCodes", "/lookup/assignment-codes"],
  [everybody, "lookup.paymentMethods", "/lookup/payment-methods"],

  // Only administrators keep it.
  [admins, "credentialType.list", "/credential-type/training"],
  [admins, "credentialType.byId", "/credential-type/training/4"],
  [
    "401 400 403 403 403 403 403 403 403 403 403 403",
    "credentialType.add",
    "/credential-type/training",
    fireSafety,
    "that is there already"
  ],
  [admins, "credentialType.update", "/credential-type/training/4", fireSafety]
]
