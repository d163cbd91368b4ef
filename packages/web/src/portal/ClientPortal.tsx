import type { Session } from "@crewfleet/sdk"
import { useBrand } from "../brand/brandAtom.ts"
import { ComingSoon } from "../layout/ComingSoon.tsx"
import { factsOf } from "./factsOf.ts"
import { PortalPages } from "./PortalPages.tsx"
import { clientPages } from "./pages/clientPages.ts"

/** Where hirers and wards work; whatever has no screen is announced (specification 000 §2). */
export function ClientPortal({ session }: { readonly session: Session }) {
  return (
    <PortalPages
      sections={clientPages}
      facts={factsOf(session, useBrand().currency)}
      elsewhere={<ComingSoon />}
    />
  )
}
