import { fallbackCurrency, type Session } from "@crewfleet/sdk"
import { useSelector } from "@xstate/react"
import { Route, Switch } from "wouter"
import { sessionActor } from "../session/sessionActor.ts"
import { HomePage } from "./HomePage.tsx"
import { PlannedPages } from "./PlannedPages.tsx"
import { PortalShell } from "./PortalShell.tsx"

const planned = [
  "/agency/bookings/agency-list",
  "/agency/jobs/agency-vehicles",
  "/agency/clients",
  "/agency/promo-codes",
  "/agency/billing/*",
  "/agency/staff/*",
  "/agency/reporting/*",
  "/agency/settings/all"
]

/** Where vehicle providers work. */
export function AgencyPortal({ session }: { readonly session: Session }) {
  const currency = useSelector(sessionActor, ({ context }) => context.baseCurrency ?? fallbackCurrency)
  return (
    <PortalShell session={session}>
      <Switch>
        <Route path="/agency/home">
          <HomePage session={session} currency={currency} />
        </Route>
        <Route>
          <PlannedPages base="/agency" planned={planned} />
        </Route>
      </Switch>
    </PortalShell>
  )
}
