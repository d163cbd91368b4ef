import { dashboardLogic, viewerOf } from "@crewfleet/machines"
import type { UserType } from "@crewfleet/sdk"
import { makeClient } from "@crewfleet/sdk"
import { handlers, setupServer } from "@crewfleet/sdk/testing"
import { render } from "@testing-library/react"
import { createActor, type SimulatedClock } from "xstate"
import { DashboardScreen } from "../../src/dashboard/DashboardScreen.tsx"
import { MayOpenContext } from "../../src/layout/MayOpenContext.ts"
import { bookingSummary, overview, page, points, vehicleSummary } from "./answers.ts"

/** A service that answers every part; a test replaces what it is about. */
export const service = setupServer(
  handlers.dashboard.overview(() => overview),
  handlers.dashboard.graph(() => points),
  handlers.dashboard.bookingSummary(() => bookingSummary),
  handlers.dashboard.vehicleSummary(() => vehicleSummary),
  handlers.booking.list(({ params }) => page(Number(params.page) * 10, 63))
)

/** The dashboard as somebody of this type sees it; it waits by the clock given. */
export const openDashboard = (userType: UserType = "ADMIN", currency = "GBP", clock?: SimulatedClock) => {
  history.replaceState(null, "", "/")
  showDashboard(userType, currency, clock)
}

/** The same at the address that the browser is at. */
export const showDashboard = (
  userType: UserType = "ADMIN",
  currency = "GBP",
  clock?: SimulatedClock,
  mayOpen: (path: string) => boolean = () => true
) => {
  const client = makeClient({ baseUrl: "http://service.test", retries: 0 })
  const dashboard = createActor(
    dashboardLogic(async () => client),
    { input: viewerOf({ userType, agentId: 7 }), ...(clock && { clock }) }
  ).start()
  render(
    <MayOpenContext value={mayOpen}>
      <DashboardScreen dashboard={dashboard} userType={userType} currency={currency} />
    </MayOpenContext>
  )
}
