import type { Session } from "@crewfleet/sdk"
import { fallbackCurrency } from "@crewfleet/sdk/rules"
import { useSelector } from "@xstate/react"
import { useRoute } from "wouter"
import { lazyScreen } from "../lazyScreen.tsx"
import { keepAndSignOut } from "../session/keepAndSignOut.ts"
import { sessionActor } from "../session/sessionActor.ts"
import { CurrencyUnknown } from "./CurrencyUnknown.tsx"
import { factsOf } from "./factsOf.ts"
import { PortalPages } from "./PortalPages.tsx"
import { agencyPages } from "./pages/agencyPages.ts"

const ProfileWizard = lazyScreen(async () => (await import("../agency/ProfileWizard.tsx")).ProfileWizard)

/** Where vehicle providers work. */
export function AgencyPortal({ session }: { readonly session: Session }) {
  const currency = useSelector(sessionActor, ({ context }) => context.baseCurrency ?? fallbackCurrency)
  const [atHome] = useRoute("/agency/home")
  const lacksCurrency = useSelector(sessionActor, (state) =>
    state.matches({ signedIn: { currency: "unset" } })
  )
  const facts = {
    ...factsOf(session, currency),
    agencyId: session.agentId ?? 0,
    mayBook: session.permissions.includes("VIEW_CLIENT"),
    onTimeZone
  }

  return (
    <PortalPages sections={agencyPages} facts={facts} said={<CurrencyUnknown session={sessionActor} />}>
      {lacksCurrency && (
        <ProfileWizard
          shown={atHome}
          agencyId={facts.agencyId}
          owner={facts.owner}
          onSignOut={keepAndSignOut}
          onDone={() => sessionActor.send({ type: "profile.completed" })}
        />
      )}
    </PortalPages>
  )
}

const onTimeZone = (timeZone: string) => sessionActor.send({ type: "timeZone.told", timeZone })
