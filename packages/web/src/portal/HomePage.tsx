import type { Session } from "@crewfleet/sdk"
import { DashboardScreen } from "../dashboard/DashboardScreen.tsx"
import { useDashboard } from "./portalActors.ts"

interface HomePageProps {
  readonly session: Session
  readonly currency: string
}

/** The home of admins and agencies. */
export function HomePage({ session, currency }: HomePageProps) {
  return <DashboardScreen dashboard={useDashboard(session)} userType={session.userType} currency={currency} />
}
