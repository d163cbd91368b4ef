import { moments, type Session } from "@crewfleet/sdk"
import { NotFound } from "../layout/NotFound.tsx"
import { CompareScreen } from "./CompareScreen.tsx"
import { ConditionReportScreen } from "./ConditionReportScreen.tsx"
import { momentAddress } from "./momentAddress.ts"

interface ConditionRouteProps {
  readonly session: Session
  /** As they stand in the address: `moment` as `pick-up` or `return`. */
  readonly clientId: string
  readonly bookingId: string
  readonly moment?: string | undefined
}

/** The pages of a booking's condition reports, where the address can be one. */
export function ConditionRoute({ session, clientId, bookingId, moment: named }: ConditionRouteProps) {
  if (![clientId, bookingId].every((id) => /^[1-9]\d{0,9}$/.test(id))) return <NotFound />
  const booking = { clientId: Number(clientId), bookingId: Number(bookingId) }
  if (named === undefined) return <CompareScreen key={bookingId} {...booking} />
  const moment = moments.find((each) => momentAddress[each] === named)
  return moment ? (
    <ConditionReportScreen key={`${bookingId}/${moment}`} session={session} moment={moment} {...booking} />
  ) : (
    <NotFound />
  )
}
