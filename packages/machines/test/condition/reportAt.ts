import { type ConditionReportContext, conditionReportMachine } from "@crewfleet/machines"
import { emptyReport } from "../../src/condition/conditionReportMachine.ts"

/** A report in one of its states. */
export const reportAt = (value: object | string, context: Partial<ConditionReportContext> = {}) =>
  conditionReportMachine.resolveState({
    value: value as never,
    context: {
      ...emptyReport,
      record: { bookingId: 7, moment: "PICK_UP" },
      received: undefined,
      failure: undefined,
      attempts: 0,
      ...context
    }
  })
