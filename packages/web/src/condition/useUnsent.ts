import { type Unsent, unsentOf } from "@crewfleet/machines"
import { useAtomValue } from "jotai"
import { useEffect, useReducer } from "react"
import { type OpenReport, openReportsAtom } from "./reportDesk.ts"

/** A report that was asked to be sent and is not wholly with the service, and why. */
interface UnsentReport {
  readonly report: OpenReport
  readonly why: Unsent
}

/** The reports that this page works on; whoever asks is drawn anew with each step of one. */
export const useOpenReports = (): ReadonlyArray<OpenReport> => {
  const reports = useAtomValue(openReportsAtom)
  const [, draw] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    const subscriptions = reports.map(({ actor }) => actor?.subscribe(draw))
    return () => {
      for (const subscription of subscriptions) subscription?.unsubscribe()
    }
  }, [reports])
  return reports
}

/** The reports of this page that were asked to be sent and are still here. */
export const useUnsent = (): ReadonlyArray<UnsentReport> =>
  useOpenReports().flatMap((report) => {
    const why = report.actor && unsentOf(report.actor.getSnapshot())
    return why ? [{ report, why }] : []
  })
