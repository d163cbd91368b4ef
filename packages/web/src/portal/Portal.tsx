import type { UserType } from "@crewfleet/sdk"
import { loadTemporal, portalOf } from "@crewfleet/sdk/rules"
import { useSelector } from "@xstate/react"
import { Redirect, useSearch } from "wouter"
import { answerNamesBefore } from "../sealed/namesBefore.ts"
import { earlierNames } from "../session/earlierNames.ts"
import { personIn } from "../session/personIn.ts"
import { routeGuard } from "../session/routeGuard.ts"
import { sessionActor } from "../session/sessionActor.ts"
import { Button } from "../ui/Button.tsx"
import { useLogic } from "../useLogic.ts"
import { PublicMessage } from "./PublicMessage.tsx"
import { portals } from "./portals.ts"
import { wantedAddress } from "./wantedAddress.ts"

interface PortalProps {
  readonly userType: UserType
  readonly logic?: typeof routeGuard
}

/**
 * The portal, once everything is there that its screens take for granted: they ask the rules of time at once, and read what
 * was kept under earlier names.
 */
export const loadPortal = async () => {
  answerNamesBefore(earlierNames)
  await loadTemporal()
  return Portal
}

/** Shows `routeGuardMachine`, and the pages behind it to those whom it admits. */
export function Portal({ userType, logic = routeGuard }: PortalProps) {
  const redirected = new URLSearchParams(useSearch()).get("redirected") === "true"
  const session = useSelector(sessionActor, ({ context }) => context.session)
  const [guard, send] = useLogic(logic, { input: { portal: userType, redirected } })

  if (guard.matches("denied"))
    return <Redirect to="/login" replace state={{ place: wantedAddress(location) }} />
  if (guard.matches({ takingOver: "failed" })) {
    return (
      <PublicMessage title="You could not be signed in">
        <Button kind="primary" wide onClick={() => send({ type: "handOver.retried" })}>
          Try again
        </Button>
        <Button wide onClick={() => send({ type: "handOver.abandoned" })}>
          Sign in with a password
        </Button>
      </PublicMessage>
    )
  }
  if (!guard.matches("admitted")) return null
  if (redirected) return <Redirect to={wantedAddress(location)} replace />
  if (!session) return <Redirect to="/login" replace />
  if (session.userType !== userType) return <Redirect to={portalOf(session.userType)} replace />
  const Pages = portals[userType]
  return <Pages key={personIn(session)} session={session} />
}
