import type { ConditionReports, Notice, OutgoingReport, ReceivedReport } from "@crewfleet/sdk"
import { setup } from "xstate"
import { backOff } from "../backOff.ts"
import { port } from "../port.ts"
import type { KeptReport, ReportOfBooking } from "./ConditionDraft.ts"
import type { ConditionReportContext } from "./ConditionReportContext.ts"
import type { ConditionReportEvent } from "./ConditionReportEvent.ts"
import { draftKeeperMachine } from "./draftKeeperMachine.ts"
import { photoSenderMachine } from "./photoSenderMachine.ts"

/** What a condition report is made of: its ports and children, and how long it waits for them. */
export const reportSetup = setup({
  types: {
    input: {} as ReportOfBooking,
    context: {} as ConditionReportContext,
    events: {} as ConditionReportEvent,
    emitted: {} as { readonly type: "notice"; readonly notice: Notice },
    tags: {} as "busy"
  },
  actors: {
    readDraft: port<KeptReport, ReportOfBooking>("readDraft"),
    lookUp: port<ConditionReports, ReportOfBooking>("lookUp"),
    sendReport: port<ReceivedReport, { readonly report: ReportOfBooking; readonly outgoing: OutgoingReport }>(
      "sendReport"
    ),
    keeper: draftKeeperMachine,
    photo: photoSenderMachine
  },
  delays: {
    pause: ({ context }) => backOff(context.attempts, context.failure),
    /** How long an empty form waits for what the service has. */
    patience: 4_000,
    /** How long sending waits for the report to be kept first. */
    keepingPatience: 2_000
  }
})
