import { workerAgencyLogic } from "@crewfleet/machines"
import { type Agency, isRefusedWith } from "@crewfleet/sdk"
import { agencyAddress, words } from "@crewfleet/sdk/rules"
import { Page } from "../layout/Page.tsx"
import { PageMessage } from "../layout/PageMessage.tsx"
import { failureWords } from "../list/failureWords.ts"
import { loadClient } from "../session/sessionActor.ts"
import { Card } from "../ui/Card.tsx"
import { ErrorState } from "../ui/ErrorState.tsx"
import { LoadingState } from "../ui/LoadingState.tsx"
import { Row } from "../ui/Row.tsx"
import { Stack } from "../ui/Stack.tsx"
import { TelephoneLink } from "../ui/TelephoneLink.tsx"
import { useLogic } from "../useLogic.ts"
import styles from "./AgencyScreen.module.css"

interface AgencyScreenProps {
  readonly agencyId: number
  readonly logic?: ReturnType<typeof workerAgencyLogic>
}

const overHttp = workerAgencyLogic(loadClient)

/** Shows `workerAgencyMachine`: one of a worker's agencies, and how it is reached. */
export function AgencyScreen({ agencyId, logic = overHttp }: AgencyScreenProps) {
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
        <Contact agency={agency} />
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
