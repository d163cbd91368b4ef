import type { Session } from "@crewfleet/sdk"
import { moments } from "@crewfleet/sdk/rules"
import { NotFound } from "../layout/NotFound.tsx"
import { ConditionReportScreen } from "./ConditionReportScreen.tsx"
import { momentAddress } from "./momentAddress.ts"

interface ConditionRouteProps {
  readonly session: Session
  readonly clientId: number
  readonly bookingId: number
  /** As it stands in the address: `pick-up` or `return`. */
  readonly moment: string
}

/** One of a booking's two condition reports, where the address names one. */
export function ConditionRoute({ session, clientId, bookingId, moment: named }: ConditionRouteProps) {
  const moment = moments.find((each) => momentAddress[each] === named)
  if (!moment) return <NotFound />
  return <ConditionReportScreen session={session} clientId={clientId} bookingId={bookingId} moment={moment} />
}
