import { Redirect, Route, Switch } from "wouter"
import { lazyScreen } from "../lazyScreen.tsx"
import { ErrorScreen, LostScreen, PrivacyScreen, RegisterScreen, TermsScreen } from "./PublicScreens.tsx"

const NewPasswordScreen = lazyScreen(
  async () => (await import("../session/NewPasswordScreen.tsx")).NewPasswordScreen
)
const RegistrationRoute = lazyScreen(async () =>
  (await import("./RegistrationRoute.tsx")).loadRegistrationRoute()
)
const GuestRequestRoute = lazyScreen(async () =>
  (await import("./GuestRequestRoute.tsx")).loadGuestRequestRoute()
)
const LeaderEntryRoute = lazyScreen(async () =>
  (await import("./LeaderEntryRoute.tsx")).loadLeaderEntryRoute()
)
const AgencyPageRoute = lazyScreen(async () => (await import("./AgencyPageRoute.tsx")).AgencyPageRoute)

const isNumber = (word: string) => /^[1-9]\d{0,9}$/.test(word)

/** Every address outside the portals that people come to once: they are kept out of what everybody fetches to sign in. */
export function OtherScreen() {
  return (
    <Switch>
      <Route path="/guest/register/:agencyId">
        {({ agencyId }) =>
          isNumber(agencyId) ? (
            <RegistrationRoute key={agencyId} agencyId={Number(agencyId)} />
          ) : (
            <LostScreen />
          )
        }
      </Route>
      <Route path="/guest/transport/request/:agencyId">
        {({ agencyId }) =>
          isNumber(agencyId) ? (
            <GuestRequestRoute key={agencyId} agencyId={Number(agencyId)} />
          ) : (
            <LostScreen />
          )
        }
      </Route>
      <Route path="/guest/team-leader/entry/:id">
        {({ id }) => (isNumber(id) ? <LeaderEntryRoute key={id} jobId={Number(id)} /> : <LostScreen />)}
      </Route>
      <Route path="/guest/team-leader-login/:transportJobId">
        {({ transportJobId }) => <Redirect to={`/guest/team-leader/entry/${transportJobId}`} replace />}
      </Route>
      <Route path="/guest/:agencyId/:agencyName">
        {({ agencyId }) =>
          isNumber(agencyId) ? <AgencyPageRoute key={agencyId} agencyId={Number(agencyId)} /> : <LostScreen />
        }
      </Route>
      <Route path="/register">
        <RegisterScreen />
      </Route>
      <Route path="/error">
        <ErrorScreen />
      </Route>
      <Route path="/resetPassword/changePassword">
        <NewPasswordScreen />
      </Route>
      <Route path="/terms">
        <TermsScreen />
      </Route>
      <Route path="/privacy">
        <PrivacyScreen />
      </Route>
      <Route>
        <LostScreen />
      </Route>
    </Switch>
  )
}
