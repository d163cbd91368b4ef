import { conditionReportLogic, conditionReportsLogic } from "@crewfleet/machines"
import type { Session } from "@crewfleet/sdk"
import { earlierOwnerOf } from "../session/earlierOwnerOf.ts"
import { ownerOf } from "../session/ownerOf.ts"
import { loadClient } from "../session/sessionActor.ts"
import { makeReportDesk, type ReportDesk } from "./reportDesk.ts"
import { makeReportStore } from "./reportStore.ts"

/** Both reports of a booking, as the service has them. */
export const conditionReports = conditionReportsLogic(loadClient)

let desk: { readonly person: string; readonly desk: ReportDesk } | undefined

/** The desk of whoever is signed in; somebody else's is closed first. */
export const deskOf = (session: Session): ReportDesk => {
  const person = earlierOwnerOf(session)
  if (desk?.person !== person) {
    desk?.desk.close()
    const store = makeReportStore(ownerOf(session))
    desk = { person, desk: makeReportDesk(person, store, conditionReportLogic(loadClient, store)) }
  }
  return desk.desk
}

/** Stops working on anybody's reports; what was kept stays on the device. */
export const closeDesk = (): void => {
  desk?.desk.close()
  desk = undefined
}
