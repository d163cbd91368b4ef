import { changePasswordLogic } from "@crewfleet/machines"
import type { Session } from "@crewfleet/sdk"
import { portalOf } from "@crewfleet/sdk/rules"
import { useAtom } from "jotai"
import type { ReactNode } from "react"
import { useLocation } from "wouter"
import { navigate } from "wouter/use-browser-location"
import { useBrand } from "../brand/brandAtom.ts"
import { themeAtom } from "../brand/themeAtom.ts"
import { Boundary } from "../layout/Boundary.tsx"
import { BrokenPage } from "../layout/BrokenPage.tsx"
import type { NavigationGroup } from "../layout/Navigation.tsx"
import { PortalFrame } from "../layout/PortalFrame.tsx"
import { lazyScreen } from "../lazyScreen.tsx"
import { keepAndSignOut } from "../session/keepAndSignOut.ts"
import type { Recovery } from "../session/recovery.ts"
import { sessionActor } from "../session/sessionActor.ts"
import { thisYear } from "../thisYear.ts"
import { useLogic } from "../useLogic.ts"
import { goBack, useGoesBack } from "./goBack.ts"

const ChangePassword = lazyScreen(async () => (await import("../session/ChangePassword.tsx")).ChangePassword)
// The form comes first: a portal without a session leads to sign-in.
const changePassword = changePasswordLogic(async () => {
  const { session } = sessionActor.getSnapshot().context
  const known: Recovery = { username: session?.username }
  navigate("/change-password", { replace: true, state: known })
  await keepAndSignOut()
})

interface PortalShellProps {
  readonly session: Session
  readonly groups: ReadonlyArray<NavigationGroup>
  /** Which link of them stands for this page. */
  readonly current: string | undefined
  readonly children: ReactNode
}

/** What stays around every page of a portal. */
export function PortalShell({ session, groups, current, children }: PortalShellProps) {
  const { name } = useBrand()
  const [path] = useLocation()
  const [theme, setTheme] = useAtom(themeAtom)
  const [change, send] = useLogic(changePassword, {})
  const goesBack = useGoesBack()

  return (
    <PortalFrame
      product={name}
      year={thisYear()}
      groups={groups}
      current={current}
      goesBack={goesBack}
      onGoBack={() => goBack(`${portalOf(session.userType)}/home`)}
      displayName={session.displayName}
      theme={theme}
      onThemeChange={setTheme}
      onChangePassword={() => send({ type: "change.asked" })}
      onShowSessions={() => navigate(`${portalOf(session.userType)}/sessions`)}
      onLogout={keepAndSignOut}
    >
      <Boundary place={path} instead={<BrokenPage />}>
        {children}
      </Boundary>
      {!change.matches("closed") && (
        <ChangePassword
          busy={change.hasTag("busy")}
          onConfirm={() => send({ type: "change.confirmed" })}
          onCancel={() => send({ type: "change.cancelled" })}
        />
      )}
    </PortalFrame>
  )
}
