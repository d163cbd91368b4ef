import { isUserType } from "@crewfleet/sdk/rules"
import { Redirect, Route, Switch, useLocation } from "wouter"
import { Boundary } from "./layout/Boundary.tsx"
import { lazyScreen } from "./lazyScreen.tsx"
import { NoticeRegion } from "./notice/NoticeRegion.tsx"
import { BrokenPortal } from "./portal/BrokenPortal.tsx"
import { LazyPortal } from "./portal/LazyPortal.ts"
import { SignInScreen } from "./portal/SignInScreen.tsx"

const RecoverPasswordScreen = lazyScreen(
  async () => (await import("./session/RecoverPasswordScreen.tsx")).RecoverPasswordScreen
)
const LinkRoute = lazyScreen(async () => (await import("./portal/LinkRoute.tsx")).loadLinkRoute())
const OtherScreen = lazyScreen(async () => (await import("./portal/OtherScreen.tsx")).OtherScreen)

/** Which address shows which screen (specification 000 §2). */
export function App() {
  const [place] = useLocation()
  return (
    <>
      <Boundary place={place} instead={<BrokenPortal />}>
        <Switch>
          <Route path="/">
            <Redirect to="/login" replace />
          </Route>
          <Route path="/login">
            <SignInScreen />
          </Route>
          <Route path="/reset-password">
            <RecoverPasswordScreen key="reset" title="Reset your password" />
          </Route>
          <Route path="/change-password">
            <RecoverPasswordScreen key="change" title="Change your password" />
          </Route>
          <Route path="/link/:id">{({ id }) => <LinkRoute key={id} id={id} />}</Route>
          <Route path="/:portal/*?">
            {({ portal }) => {
              const userType = portal.toUpperCase()
              return isUserType(userType) ? <LazyPortal key={portal} userType={userType} /> : <OtherScreen />
            }}
          </Route>
          <Route>
            <OtherScreen />
          </Route>
        </Switch>
      </Boundary>
      <NoticeRegion />
    </>
  )
}
