import type { ReportOfBooking } from "@crewfleet/machines"
import type { Session } from "@crewfleet/sdk"
import { useAtomValue } from "jotai"
import { useEffect } from "react"
import { deskOf } from "./conditionDesk.ts"
import { type OpenReport, openReportsAtom, type ReportDesk } from "./reportDesk.ts"

/** A report that this page works on from now on; nothing until it is opened. */
export const useReport = (
  session: Session,
  { bookingId, moment }: ReportOfBooking
): { readonly desk: ReportDesk; readonly report: OpenReport | undefined } => {
  const desk = deskOf(session)
  useEffect(() => desk.open({ bookingId, moment }), [desk, bookingId, moment])
  const report = useAtomValue(openReportsAtom).find(
    (open) => open.bookingId === bookingId && open.moment === moment
  )
  return { desk, report }
}
