import { viewerOf } from "@crewfleet/machines"
import { fallbackCurrency, type Session } from "@crewfleet/sdk"
import { useSelector } from "@xstate/react"
import { Route, useRoute } from "wouter"
import { Boundary } from "../layout/Boundary.tsx"
import { lazyScreen } from "../lazyScreen.tsx"
import { ownerOf } from "../session/ownerOf.ts"
import { sessionActor } from "../session/sessionActor.ts"
import { CurrencyUnknown } from "./CurrencyUnknown.tsx"
import { HomePage } from "./HomePage.tsx"
import { PermittedPages } from "./PermittedPages.tsx"
import { PlannedPages } from "./PlannedPages.tsx"
import { PortalShell } from "./PortalShell.tsx"
import { useSettled } from "./useSettled.ts"

const BookingsScreen = lazyScreen(async () => (await import("../booking/BookingsScreen.tsx")).BookingsScreen)
const ScheduleScreen = lazyScreen(async () => (await import("../booking/ScheduleScreen.tsx")).ScheduleScreen)
const BookingRoute = lazyScreen(async () => (await import("../booking/BookingRoute.tsx")).BookingRoute)
const ConditionRoute = lazyScreen(
  async () => (await import("../condition/ConditionRoute.tsx")).ConditionRoute
)
const UnsentReports = lazyScreen(async () => (await import("../condition/UnsentReports.tsx")).UnsentReports)
const ProfileWizard = lazyScreen(async () => (await import("../agency/ProfileWizard.tsx")).ProfileWizard)
const VehicleListScreen = lazyScreen(
  async () => (await import("../vehicle/VehicleListScreen.tsx")).VehicleListScreen
)
const VehicleEditorScreen = lazyScreen(
  async () => (await import("../vehicle/VehicleEditorScreen.tsx")).VehicleEditorScreen
)
const LocationsScreen = lazyScreen(
  async () => (await import("../vehicle/LocationsScreen.tsx")).LocationsScreen
)
const VehicleRoute = lazyScreen(async () => (await import("../vehicle/VehicleRoute.tsx")).VehicleRoute)

const HirersScreen = lazyScreen(async () => (await import("../hirer/HirersScreen.tsx")).HirersScreen)
const HirerPage = lazyScreen(async () => (await import("../hirer/HirerPage.tsx")).HirerPage)
const PromotionsScreen = lazyScreen(
  async () => (await import("../promotion/PromotionsScreen.tsx")).PromotionsScreen
)

const SettingsScreen = lazyScreen(async () => (await import("../agency/SettingsScreen.tsx")).SettingsScreen)

const planned = ["/agency/billing/*", "/agency/staff/*", "/agency/reporting/*"]

/** Where vehicle providers work. */
export function AgencyPortal({ session }: { readonly session: Session }) {
  const currency = useSelector(sessionActor, ({ context }) => context.baseCurrency ?? fallbackCurrency)
  const [atHome] = useRoute("/agency/home")
  const [onReport] = useRoute("/agency/clients/:clientId/bookings/:bookingId/condition/:moment?")
  const settled = useSettled()
  const lacksCurrency = useSelector(sessionActor, (state) =>
    state.matches({ signedIn: { currency: "unset" } })
  )

  return (
    <PortalShell session={session}>
      {(settled || onReport) && (
        <Boundary instead={null}>
          <UnsentReports session={session} />
        </Boundary>
      )}
      {!onReport && <CurrencyUnknown session={sessionActor} />}
      <PermittedPages session={session}>
        <Route path="/agency/home">
          <HomePage session={session} currency={currency} />
        </Route>
        <Route path="/agency/clients/:clientId/bookings/:bookingId/condition/:moment?">
          {(address) => <ConditionRoute session={session} {...address} />}
        </Route>
        <Route path="/agency/clients/:clientId/bookings/:bookingId">
          {(address) => <BookingRoute {...address} agencyId={session.agentId ?? 0} currency={currency} />}
        </Route>
        <Route path="/agency/bookings/schedule">
          <ScheduleScreen agencyId={session.agentId} />
        </Route>
        <Route path="/agency/bookings/agency-list">
          <BookingsScreen
            userType="AGENCY"
            agencyId={session.agentId}
            currency={currency}
            owner={ownerOf(session)}
            mayBook={session.permissions.includes("VIEW_CLIENT")}
          />
        </Route>
        <Route path="/agency/clients">
          <HirersScreen agencyId={session.agentId} />
        </Route>
        <Route path="/agency/clients/:id">
          {({ id }) => <HirerPage key={id} id={id} agencyId={session.agentId} currency={currency} />}
        </Route>
        <Route path="/agency/promo-codes">
          <PromotionsScreen viewer={viewerOf(session)} owner={ownerOf(session)} />
        </Route>
        <Route path="/agency/jobs/agency-vehicles">
          <VehicleListScreen currency={currency} />
        </Route>
        <Route path="/agency/jobs/agency-vehicles/new">
          <VehicleEditorScreen owner={ownerOf(session)} currency={currency} />
        </Route>
        <Route path="/agency/jobs/agency-vehicles/locations">
          <LocationsScreen />
        </Route>
        <Route path="/agency/jobs/agency-vehicles/:vehicleId">
          {(address) => <VehicleRoute {...address} owner={ownerOf(session)} currency={currency} />}
        </Route>
        <Route path="/agency/settings/all">
          <SettingsScreen
            agencyId={session.agentId ?? 0}
            owner={ownerOf(session)}
            onTimeZone={(timeZone) => sessionActor.send({ type: "timeZone.told", timeZone })}
          />
        </Route>
        <Route>
          <PlannedPages base="/agency" planned={planned} />
        </Route>
      </PermittedPages>
      {lacksCurrency && (
        <ProfileWizard
          shown={atHome}
          agencyId={session.agentId ?? 0}
          owner={ownerOf(session)}
          onDone={() => sessionActor.send({ type: "profile.completed" })}
        />
      )}
    </PortalShell>
  )
}
