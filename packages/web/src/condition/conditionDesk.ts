import { conditionReportLogic, conditionReportsLogic } from "@crewfleet/machines"
import type { Session } from "@crewfleet/sdk"
import { earlierOwnerOf } from "../session/earlierOwnerOf.ts"
import { ownerOf } from "../session/ownerOf.ts"
import { personIn } from "../session/personIn.ts"
import { loadClient } from "../session/sessionActor.ts"
import { makeReportDesk, type ReportDesk } from "./reportDesk.ts"
import { makeReportStore } from "./reportStore.ts"

/** Both reports of a booking, as the service has them. */
export const conditionReports = conditionReportsLogic(loadClient)

let desk: { readonly person: string; readonly desk: ReportDesk } | undefined

/** The desk of whoever is signed in; somebody else's is closed first. */
export const deskOf = (session: Session): ReportDesk => {
  const person = personIn(session)
  if (desk?.person !== person) {
    desk?.desk.close()
    const store = makeReportStore(ownerOf(session))
    const logic = conditionReportLogic(loadClient, store)
    desk = { person, desk: makeReportDesk(earlierOwnerOf(session), store, logic) }
  }
  return desk.desk
}

/** Stops working on somebody's reports, unless somebody else's are worked on already; what was kept stays on the device. */
export const closeDesk = (left: ReportDesk): void => {
  if (desk?.desk !== left) return
  left.close()
  desk = undefined
}
