import type { ReceivedReport } from "./ConditionReport.ts"

type Received = Pick<ReceivedReport, "receivedAt">

/** Whether the report at pick-up, as it stands, was received after the report at return. */
export const isPickUpLate = (pickUp: Received, atReturn: Received): boolean =>
  Date.parse(pickUp.receivedAt) > Date.parse(atReturn.receivedAt)
