import type { workerAgenciesMachine } from "@crewfleet/machines"
import { type Agency, isRefusedWith, type Session } from "@crewfleet/sdk"
import { agencyAddress, words } from "@crewfleet/sdk/rules"
import { useSelector } from "@xstate/react"
import type { ActorRefFrom } from "xstate"
import { Page } from "../layout/Page.tsx"
import { PageMessage } from "../layout/PageMessage.tsx"
import { failureWords } from "../list/failureWords.ts"
import { Card } from "../ui/Card.tsx"
import { ErrorState } from "../ui/ErrorState.tsx"
import { LoadingState } from "../ui/LoadingState.tsx"
import { Row } from "../ui/Row.tsx"
import { Stack } from "../ui/Stack.tsx"
import { TelephoneLink } from "../ui/TelephoneLink.tsx"
import { useLogic } from "../useLogic.ts"
import styles from "./AgencyScreen.module.css"
import { SharingField } from "./SharingField.tsx"
import { type WorkerLogics, workerLogics } from "./workerLogics.ts"

interface AgencyScreenProps {
  readonly agencyId: number
  readonly session: Pick<Session, "workerId">
  /** Running already: the side bar shows the same agencies. */
  readonly agencies: ActorRefFrom<typeof workerAgenciesMachine>
  readonly logic?: WorkerLogics["agency"]
  readonly logics?: Pick<WorkerLogics, "sharing">
}

/** Shows `workerAgencyMachine`: one of a worker's agencies, and how it is reached. */
export function AgencyScreen(props: AgencyScreenProps) {
  const { agencyId, session, agencies, logic = workerLogics.agency, logics = workerLogics } = props
  const own = useSelector(agencies, ({ context }) => context.value)?.find(({ id }) => id === agencyId)
  const [state, send] = useLogic(logic, { input: { request: { agencyId } } })
  const { value: agency, failure, attempts } = state.context

  if (failure && isRefusedWith(failure, 404))
    return (
      <PageMessage title="Agency not found">You belong to no agency with the number {agencyId}.</PageMessage>
    )
  return (
    <Page title={agency?.name ?? "Agency"}>
      {failure ? (
        <ErrorState
          message={failureWords("loadAgency", failure)}
          detail={attempts > 0 ? words.tryingAgain.text : undefined}
          busy={state.hasTag("busy")}
          onRetry={() => send({ type: "reload.asked" })}
        />
      ) : agency ? (
        <>
          <Contact agency={agency} />
          {own && (
            <Card title={own.standing === "APPLIED" ? "You have applied" : "You work for this agency"}>
              <SharingField
                key={`${own.id}-${own.shares}`}
                workerId={session.workerId ?? 0}
                agency={own}
                onChange={() => agencies.send({ type: "reload.asked" })}
                logic={logics.sharing}
              />
            </Card>
          )}
        </>
      ) : (
        <LoadingState message="Loading agency..." />
      )}
    </Page>
  )
}

function Contact({ agency }: { readonly agency: Agency }) {
  const { name, logo, telephone } = agency
  const lines = agencyAddress(agency)
  return (
    <Card title="Contact">
      <Row gap={4} align="start">
        {logo && <img className={styles.logo} src={logo} alt={`Logo of ${name}`} />}
        <Stack gap={2}>
          {telephone && <TelephoneLink className={styles.telephone} number={telephone} />}
          {lines.length > 0 && <address className={styles.address}>{lines.join("\n")}</address>}
          {!telephone && lines.length === 0 && (
            <p className={styles.nothing}>This agency has yet to say how it is reached.</p>
          )}
        </Stack>
      </Row>
    </Card>
  )
}
