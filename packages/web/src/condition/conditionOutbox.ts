import { type ConditionDelivery, conditionReportLogic, conditionReportsLogic } from "@crewfleet/machines"
import type { Session } from "@crewfleet/sdk"
import { makeOutbox, type Outbox } from "../delivery/makeOutbox.ts"
import { oneOutbox } from "../delivery/oneOutbox.ts"
import { earlierOwnerOf } from "../session/earlierOwnerOf.ts"
import { ownerOf } from "../session/ownerOf.ts"
import { personIn } from "../session/personIn.ts"
import { loadClient } from "../session/sessionActor.ts"
import { makeReportStore } from "./reportStore.ts"

/** Where one person's condition reports are worked on. */
export type ReportOutbox = Outbox<ConditionDelivery>

/** Both reports of a booking, as the service has them. */
export const conditionReports = conditionReportsLogic(loadClient)

/** The outbox of whoever is signed in, and how it is closed when they leave. */
export const { outboxOf, closeOutbox } = oneOutbox<Session, ConditionDelivery>(personIn, (session) => {
  const store = makeReportStore(ownerOf(session))
  const lock = `crewfleet.report/${earlierOwnerOf(session)}`
  return makeOutbox(lock, store, conditionReportLogic(loadClient, store))
})
