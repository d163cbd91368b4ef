import { conditionReportLogic, conditionReportsLogic } from "@crewfleet/machines"
import { isSameUser, type Session } from "@crewfleet/sdk"
import { ownerOf } from "../session/ownerOf.ts"
import { loadClient } from "../session/sessionActor.ts"
import { makeReportDesk, type ReportDesk } from "./reportDesk.ts"
import { makeReportStore } from "./reportStore.ts"

/** Both reports of a booking, as the service has them. */
export const conditionReports = conditionReportsLogic(loadClient)

let desk:
  | { readonly session: Session; readonly owner: string | undefined; readonly desk: ReportDesk }
  | undefined

/** The desk of whoever is signed in; somebody else's is closed first. */
export const deskOf = (session: Session): ReportDesk => {
  const owner = ownerOf(session)
  if (!desk || desk.owner !== owner || !isSameUser(desk.session, session)) {
    desk?.desk.close()
    const store = makeReportStore(owner)
    desk = { session, owner, desk: makeReportDesk(owner, store, conditionReportLogic(loadClient, store)) }
  }
  return desk.desk
}

/** Stops working on anybody's reports; what was kept stays on the device. */
export const closeDesk = (): void => {
  desk?.desk.close()
  desk = undefined
}
