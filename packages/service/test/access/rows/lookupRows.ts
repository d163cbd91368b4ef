import type { Row } from "../Row.ts"

const everybody = "401 200 200 200 200 200 200 200 200 200 403 403"

/** Whoever has an account may look at what there is to choose from. */
export const lookupRows: ReadonlyArray<Row> = [
  [everybody, "lookup.trainings", "/lookup/trainings"],
  [everybody, "lookup.compliances", "/lookup/compliances"],
  [everybody, "lookup.services", "/lookup/services"],
  [everybody, "lookup.assignmentCodes", "/lookup/assignment-codes"],
  [everybody, "lookup.paymentMethods", "/lookup/payment-methods"]
]
