import type { Session } from "@crewfleet/sdk"
import { useSelector } from "@xstate/react"
import { useBrand } from "../brand/brandAtom.ts"
import { factsOf } from "./factsOf.ts"
import { PortalPages } from "./PortalPages.tsx"
import { workerPages } from "./pages/workerPages.ts"
import { useWorkerAgencies } from "./portalActors.ts"

/** Where flexi-workers look after their records. */
export function WorkerPortal({ session }: { readonly session: Session }) {
  const { currency } = useBrand()
  const agencies = useWorkerAgencies(session)
  const known = useSelector(agencies, ({ context }) => context.value) ?? []
  return <PortalPages sections={workerPages} facts={{ ...factsOf(session, currency), agencies, known }} />
}
