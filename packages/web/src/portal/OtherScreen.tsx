import { Route, Switch } from "wouter"
import { lazyScreen } from "../lazyScreen.tsx"
import { LostScreen, PrivacyScreen, TermsScreen } from "./PublicScreens.tsx"

const RegistrationRoute = lazyScreen(async () =>
  (await import("./RegistrationRoute.tsx")).loadRegistrationRoute()
)

/** Every address outside the portals that few people ever open. */
export function OtherScreen() {
  return (
    <Switch>
      <Route path="/guest/register/:agencyId">
        {({ agencyId }) =>
          /^[1-9]\d{0,9}$/.test(agencyId) ? (
            <RegistrationRoute key={agencyId} agencyId={Number(agencyId)} />
          ) : (
            <LostScreen />
          )
        }
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
