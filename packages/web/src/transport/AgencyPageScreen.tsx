import type { guestAgencyMachine } from "@crewfleet/machines"
import { isRefusedWith } from "@crewfleet/sdk"
import Ambulance from "lucide-react/icons/ambulance"
import LogIn from "lucide-react/icons/log-in"
import UserRoundPlus from "lucide-react/icons/user-round-plus"
import { useBrand } from "../brand/brandAtom.ts"
import { AgencyFrame } from "../layout/AgencyFrame.tsx"
import { PublicFrame } from "../layout/PublicFrame.tsx"
import { failureWords } from "../list/failureWords.ts"
import { thisYear } from "../thisYear.ts"
import { Button } from "../ui/Button.tsx"
import { Grid } from "../ui/Grid.tsx"
import { LinkCard } from "../ui/LinkCard.tsx"
import { LoadingState } from "../ui/LoadingState.tsx"
import { useLogic } from "../useLogic.ts"
import { requestPlaces } from "./requestPlaces.ts"

interface AgencyPageScreenProps {
  readonly agencyId: number
  readonly logic: typeof guestAgencyMachine
}

/** `/guest/{agencyId}/{agencyName}`: an agency's own page; by what name the address calls it does not matter. */
export function AgencyPageScreen({ agencyId, logic }: AgencyPageScreenProps) {
  const { name: product } = useBrand()
  const [state, send] = useLogic(logic, { input: { request: { agencyId } } })
  const { value: agency, failure } = state.context
  const frame = { product, year: thisYear() }
  if (failure && isRefusedWith(failure, 404))
    return (
      <PublicFrame {...frame} title="This agency cannot be found">
        <p>Check the address, or ask the agency for it.</p>
      </PublicFrame>
    )
  if (failure)
    return (
      <PublicFrame {...frame} title="The agency’s page is not open yet">
        <p role="alert">{failureWords("loadAgency", failure)}</p>
        <Button wide busy={state.hasTag("busy")} onClick={() => send({ type: "reload.asked" })}>
          Try again
        </Button>
      </PublicFrame>
    )
  if (!agency)
    return (
      <PublicFrame {...frame} title="Opening the page">
        <LoadingState message="One moment …" />
      </PublicFrame>
    )
  return (
    <AgencyFrame agency={agency} title={agency.name} footer={product}>
      <Grid>
        <LinkCard href={requestPlaces.ofGuest(agencyId)} icon={<Ambulance />} title="Request transport">
          Ask for a secure journey for a patient, without an account.
        </LinkCard>
        <LinkCard href={requestPlaces.registration(agencyId)} icon={<UserRoundPlus />} title="Apply for work">
          Register with {agency.name}.
        </LinkCard>
        <LinkCard href="/login" icon={<LogIn />} title="Sign in">
          Go to your portal.
        </LinkCard>
      </Grid>
    </AgencyFrame>
  )
}
