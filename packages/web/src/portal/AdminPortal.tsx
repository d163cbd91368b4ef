import { viewerOf } from "@crewfleet/machines"
import type { Session } from "@crewfleet/sdk"
import { Route, Switch } from "wouter"
import { useBrand } from "../brand/brandAtom.ts"
import { lazyScreen } from "../lazyScreen.tsx"
import { HomePage } from "./HomePage.tsx"
import { PlannedPages } from "./PlannedPages.tsx"
import { PortalShell } from "./PortalShell.tsx"

const PromotionsScreen = lazyScreen(
  async () => (await import("../promotion/PromotionsScreen.tsx")).PromotionsScreen
)

const planned = [
  "/admin/agencies/list",
  "/admin/vehicles",
  "/admin/vehicle-bookings",
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
      <Switch>
        <Route path="/admin/home">
          <HomePage session={session} currency={currency} />
        </Route>
        <Route path="/admin/promo-codes">
          <PromotionsScreen viewer={viewerOf(session)} />
        </Route>
        <Route>
          <PlannedPages base="/admin" planned={planned} />
        </Route>
      </Switch>
    </PortalShell>
  )
}
