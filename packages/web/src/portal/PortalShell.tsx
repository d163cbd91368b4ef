import { changePasswordLogic } from "@crewfleet/machines"
import { portalOf, type Session, type WorkerAgency } from "@crewfleet/sdk"
import { useAtom } from "jotai"
import type { ReactNode } from "react"
import { useLocation } from "wouter"
import { navigate } from "wouter/use-browser-location"
import { useBrand } from "../brand/brandAtom.ts"
import { themeAtom } from "../brand/themeAtom.ts"
import { Boundary } from "../layout/Boundary.tsx"
import { BrokenPage } from "../layout/BrokenPage.tsx"
import { PortalFrame } from "../layout/PortalFrame.tsx"
import { lazyScreen } from "../lazyScreen.tsx"
import { signOut } from "../session/sessionActor.ts"
import { thisYear } from "../thisYear.ts"
import { useLogic } from "../useLogic.ts"
import { goBack, useGoBack } from "./goBack.ts"
import { icons } from "./icons.ts"
import { menuFor } from "./menu/menuFor.ts"

const ChangePassword = lazyScreen(async () => (await import("../session/ChangePassword.tsx")).ChangePassword)
const OwnSessionsScreen = lazyScreen(
  async () => (await import("../session/OwnSessionsScreen.tsx")).OwnSessionsScreen
)
// The form comes first: a portal without a session leads to sign-in.
const changePassword = changePasswordLogic(async () => {
  navigate("/change-password", { replace: true })
  await signOut()
})

interface PortalShellProps {
  readonly session: Session
  /** The agencies of a worker, each of which has a link of its own. */
  readonly agencies?: ReadonlyArray<WorkerAgency>
  readonly children: ReactNode
}

/** What stays around every page of a portal. */
export function PortalShell({ session, agencies = [], children }: PortalShellProps) {
  const { name, carRental } = useBrand()
  const [path] = useLocation()
  const [theme, setTheme] = useAtom(themeAtom)
  const [change, send] = useLogic(changePassword, {})
  const wayBack = useGoBack()
  const sessionsPlace = `${portalOf(session.userType)}/sessions`
  const sections = menuFor({ ...session, carRental, agencies })

  return (
    <PortalFrame
      product={name}
      year={thisYear()}
      groups={sections.map(({ label, entries }) => ({
        ...(label && { label }),
        links: entries.map((entry) => ({ ...entry, icon: icons[entry.icon] }))
      }))}
      path={path}
      goBack={wayBack}
      onGoBack={goBack}
      displayName={session.displayName}
      theme={theme}
      onThemeChange={setTheme}
      onChangePassword={() => send({ type: "change.asked" })}
      onShowSessions={() => navigate(sessionsPlace)}
      onLogout={signOut}
    >
      <Boundary place={path} instead={<BrokenPage />}>
        {path === sessionsPlace ? <OwnSessionsScreen /> : children}
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
