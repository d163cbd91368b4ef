import type { Session } from "@crewfleet/sdk"
import { useBrand } from "../brand/brandAtom.ts"
import { factsOf } from "./factsOf.ts"
import { PortalPages } from "./PortalPages.tsx"
import { adminPages } from "./pages/adminPages.ts"

/** Where the platform's operators work. */
export function AdminPortal({ session }: { readonly session: Session }) {
  return <PortalPages sections={adminPages} facts={factsOf(session, useBrand().currency)} />
}
