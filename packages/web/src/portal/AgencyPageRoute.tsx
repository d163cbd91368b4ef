import { guestAgencyLogic } from "@crewfleet/machines"
import { loadClient } from "../session/sessionActor.ts"
import { AgencyPageScreen } from "../transport/AgencyPageScreen.tsx"

const logic = guestAgencyLogic(loadClient)

/** `/guest/{agencyId}/{agencyName}`: an agency's own page, as this portal has it. */
export function AgencyPageRoute({ agencyId }: { readonly agencyId: number }) {
  return <AgencyPageScreen agencyId={agencyId} logic={logic} />
}
