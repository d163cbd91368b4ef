import { Route, Switch } from "wouter"
import { lazyScreen } from "../lazyScreen.tsx"
import { LostScreen, PrivacyScreen, TermsScreen } from "./PublicScreens.tsx"

const RegistrationScreen = lazyScreen(
  async () => (await import("../applicant/RegistrationScreen.tsx")).RegistrationScreen
)

/** Every address outside the portals that few people ever open. */
export function OtherScreen() {
  return (
    <Switch>
      <Route path="/guest/register/:agencyId">
        {({ agencyId }) =>
          /^[1-9]\d{0,9}$/.test(agencyId) ? (
            <RegistrationScreen key={agencyId} agencyId={Number(agencyId)} />
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
