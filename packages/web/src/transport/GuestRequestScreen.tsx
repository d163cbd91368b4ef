import type { newTransportMachine } from "@crewfleet/machines"
import { useBrand } from "../brand/brandAtom.ts"
import { ConfirmAnswers } from "../editing/ConfirmAnswers.tsx"
import { useFormPlace } from "../form/useFormPlace.ts"
import { AgencyFrame } from "../layout/AgencyFrame.tsx"
import { BackLink } from "../layout/BackLink.tsx"
import { PublicFrame } from "../layout/PublicFrame.tsx"
import { failureWords } from "../list/failureWords.ts"
import { thisYear } from "../thisYear.ts"
import { InZone } from "../time/InZone.tsx"
import { platformTimeZone } from "../time/timeZone.ts"
import { Button } from "../ui/Button.tsx"
import { ButtonLink } from "../ui/ButtonLink.tsx"
import { Link } from "../ui/Link.tsx"
import { LoadingState } from "../ui/LoadingState.tsx"
import { DraftNotice } from "./DraftNotice.tsx"
import { RequestPages } from "./RequestPages.tsx"
import { RequestReceipt } from "./RequestReceipt.tsx"
import { requestPlaces } from "./requestPlaces.ts"
import { useNewRequest } from "./useNewRequest.ts"
import { draftsLast, type requestDrafts } from "./wardDrafts.ts"

interface GuestRequestScreenProps {
  readonly agencyId: number
  readonly logic: typeof newTransportMachine
  readonly drafts: ReturnType<typeof requestDrafts>
  /** Whose drafts they are, as nobody is signed in. */
  readonly owner: string
  /** Where whoever is signed in finds their jobs. */
  readonly jobs: () => string
  readonly signOut: () => Promise<void>
}

/** What the page is called (specification 002 §2). */
const title = "Secure Transport Request Form"

const lasting = draftsLast.withoutAccount

/** `/guest/transport/request/{agencyId}`: somebody without an account asks an agency for a journey. */
export function GuestRequestScreen({
  agencyId,
  logic,
  drafts,
  owner,
  jobs,
  signOut
}: GuestRequestScreenProps) {
  const { name: product } = useBrand()
  const place = useFormPlace(requestPlaces.ofGuest(agencyId))
  const { state, send, pages } = useNewRequest({
    logic,
    input: { agencyId, lasting },
    drafts,
    owner,
    place
  })
  const { agencies, isKept, unconfirmed, failure, made, sentTo } = state.context
  const frame = { product, year: thisYear() }
  const [agency] = agencies
  const again = () => send({ type: "reload.asked" })

  if (state.matches("absent"))
    return (
      <PublicFrame {...frame} title="This agency cannot be found">
        <p>Check the address, or ask the agency for the link to its form.</p>
      </PublicFrame>
    )
  if (state.matches("failed") && failure)
    return (
      <PublicFrame {...frame} title={title}>
        <p role="alert">{failureWords("loadAgency", failure)}</p>
        <Button wide onClick={again}>
          Try again
        </Button>
      </PublicFrame>
    )
  if (!agency || state.matches("opening"))
    return (
      <PublicFrame {...frame} title={title}>
        <LoadingState message="One moment …" />
      </PublicFrame>
    )
  if (state.matches("signedIn"))
    return (
      <PublicFrame {...frame} title="You are already logged in">
        <p>This form is for people without an account. Go to Jobs in the menu, or log out.</p>
        <ButtonLink href={jobs()} kind="primary">
          Go to Jobs
        </ButtonLink>
        <Button wide onClick={() => signOut().then(again)}>
          Log out
        </Button>
      </PublicFrame>
    )
  const footer = (
    <>
      {agency.name}. You have an account? <Link href="/login">Sign in</Link>
    </>
  )
  if (made)
    return (
      <AgencyFrame agency={agency} title="Request sent" footer={footer}>
        <InZone zone={platformTimeZone()}>
          <RequestReceipt made={made} sentTo={sentTo}>
            <Button onClick={() => send({ type: "another.asked" })}>Request another journey</Button>
            <ButtonLink href={requestPlaces.ofAgency(agencyId, agency.name)}>
              The page of {agency.name}
            </ButtonLink>
          </RequestReceipt>
        </InZone>
      </AgencyFrame>
    )
  return (
    <InZone zone={agency.timeZone ?? platformTimeZone()}>
      <RequestPages
        {...pages}
        title={title}
        above={
          <>
            <p>
              Fill in the sections in any order, then check your answers and send them to {agency.name}. You
              are mailed a link with which you follow the request.
            </p>
            {isKept && <p>What you typed earlier on this device is still here.</p>}
          </>
        }
        below={<DraftNotice hours={2} onDelete={() => send({ type: "draft.deleted" })} />}
        frame={({ isFirst, children, ...titles }) => (
          <AgencyFrame
            agency={agency}
            footer={footer}
            back={!isFirst && <BackLink href={place.hrefOf({})} label="Sections" />}
            {...titles}
          >
            {children}
          </AgencyFrame>
        )}
      />
      <ConfirmAnswers open={state.matches("confirming")} asked={unconfirmed} send={send} />
    </InZone>
  )
}
