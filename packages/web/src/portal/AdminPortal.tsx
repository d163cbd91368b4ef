import { viewerOf } from "@crewfleet/machines"
import type { Session } from "@crewfleet/sdk"
import { Route } from "wouter"
import { useBrand } from "../brand/brandAtom.ts"
import { lazyScreen } from "../lazyScreen.tsx"
import { ownerOf } from "../session/ownerOf.ts"
import { HomePage } from "./HomePage.tsx"
import { PermittedPages } from "./PermittedPages.tsx"
import { PlannedPages } from "./PlannedPages.tsx"
import { PortalShell } from "./PortalShell.tsx"

const PromotionsScreen = lazyScreen(
  async () => (await import("../promotion/PromotionsScreen.tsx")).PromotionsScreen
)
const VehicleApprovalsScreen = lazyScreen(
  async () => (await import("../vehicle/VehicleApprovalsScreen.tsx")).VehicleApprovalsScreen
)
const VehicleReviewRoute = lazyScreen(
  async () => (await import("../vehicle/VehicleReviewRoute.tsx")).VehicleReviewRoute
)
const BookingsScreen = lazyScreen(async () => (await import("../booking/BookingsScreen.tsx")).BookingsScreen)
const ScheduledJobsScreen = lazyScreen(
  async () => (await import("../job/ScheduledJobsScreen.tsx")).ScheduledJobsScreen
)

const planned = [
  "/admin/agencies/list",
  "/admin/clients/list",
  "/admin/clients/services",
  "/admin/billing/*",
  "/admin/staff/*",
  "/admin/reporting/*",
  "/admin/settings/all"
]

/** Where the platform's operators work. */
export function AdminPortal({ session }: { readonly session: Session }) {
  const { currency } = useBrand()
  return (
    <PortalShell session={session}>
      <PermittedPages session={session}>
        <Route path="/admin/home">
          <HomePage session={session} currency={currency} />
        </Route>
        <Route path="/admin/promo-codes">
          <PromotionsScreen viewer={viewerOf(session)} owner={ownerOf(session)} />
        </Route>
        <Route path="/admin/vehicles">
          <VehicleApprovalsScreen currency={currency} />
        </Route>
        <Route path="/admin/vehicles/:vehicleId">
          {(address) => <VehicleReviewRoute {...address} currency={currency} />}
        </Route>
        <Route path="/admin/vehicle-bookings">
          <BookingsScreen userType="ADMIN" currency={currency} owner={ownerOf(session)} />
        </Route>
        <Route path="/admin/settings/jobs">
          <ScheduledJobsScreen />
        </Route>
        <Route>
          <PlannedPages base="/admin" planned={planned} />
        </Route>
      </PermittedPages>
    </PortalShell>
  )
}
