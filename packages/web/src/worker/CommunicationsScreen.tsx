import {
  type credentialsMachine,
  formRecordsLogic,
  type formRecordsMachine,
  type workerAgenciesMachine
} from "@crewfleet/machines"
import type { Session } from "@crewfleet/sdk"
import {
  type Credential,
  dayOf,
  documentStandingWords,
  type OnboardingFormName,
  offeredWith,
  onboardingForm,
  type WorkerNews,
  workerNews,
  writeDay
} from "@crewfleet/sdk/rules"
import { useSelector } from "@xstate/react"
import { useState } from "react"
import type { ActorRefFrom } from "xstate"
import { Decision } from "../credential/AgencyDecisions.tsx"
import { CredentialStatus } from "../credential/CredentialStatus.tsx"
import { credentialLogics } from "../credential/credentialLogics.ts"
import { credentialAddress } from "../credential/useCredentialPlace.ts"
import { Page } from "../layout/Page.tsx"
import { PartBody } from "../list/PartBody.tsx"
import { retryFor } from "../list/retryFor.ts"
import { loadClient } from "../session/sessionActor.ts"
import { timeZone } from "../time/timeZone.ts"
import { writeMoment } from "../time/write.ts"
import { Badge } from "../ui/Badge.tsx"
import { Button } from "../ui/Button.tsx"
import { ButtonLink } from "../ui/ButtonLink.tsx"
import { Card } from "../ui/Card.tsx"
import { Link } from "../ui/Link.tsx"
import { Row } from "../ui/Row.tsx"
import { SkeletonRows } from "../ui/Skeleton.tsx"
import { useLogic } from "../useLogic.ts"
import styles from "./WorkerLists.module.css"

interface CommunicationsScreenProps {
  readonly session: Pick<Session, "workerId">
  readonly agencies: ActorRefFrom<typeof workerAgenciesMachine>
  readonly logic?: typeof credentialsMachine
  readonly forms?: typeof formRecordsMachine
}

const formsOverHttp = formRecordsLogic(loadClient)

/** How many are shown at first, and how many more each time. */
const step = 25

/** What agencies wrote about a worker's records and forms: approvals, rejections with their reason, and what expires. */
export function CommunicationsScreen({
  session,
  agencies,
  logic = credentialLogics.list,
  forms = formsOverHttp
}: CommunicationsScreenProps) {
  const [input] = useState(() => ({
    request: { workerId: session.workerId ?? 0, sorts: ["training", "compliance"] as const }
  }))
  const [state, send] = useLogic(logic, { input })
  const [shown, setShown] = useState(step)
  const known = useSelector(agencies, ({ context }) => context.value) ?? []
  const { value, failure, attempts } = state.context
  const busy = state.hasTag("busy")
  const [formsState] = useLogic(forms, { input: { request: { workerId: session.workerId ?? 0 } } })
  const decided = formsState.context
  const news =
    value && (decided.value || decided.failure)
      ? workerNews(value, decided.value ?? [], dayOf(new Date(), timeZone()))
      : undefined
  const nameOf = (agencyId: number) => known.find(({ id }) => id === agencyId)?.name ?? `Agency ${agencyId}`
  return (
    <Page lead="What agencies decided about your records and forms, and what expires.">
      <Card title="Newest first" flush busy={busy}>
        <PartBody
          situation="authenticatedCall"
          failure={value ? undefined : failure}
          attempts={attempts}
          busy={busy}
          onRetry={failure && retryFor(failure, () => send({ type: "reload.asked" }))}
          nothing={news?.length === 0 ? "Nobody has written about your records yet" : undefined}
          skeleton={<SkeletonRows rows={5} />}
        >
          {news && (
            <>
              <ul className={styles.list}>
                {news.slice(0, shown).map((one) => (
                  <li key={keyOf(one)} className={styles.item} data-tone={toneOf(one)}>
                    <News news={one} nameOf={nameOf} />
                  </li>
                ))}
              </ul>
              {news.length > shown && (
                <div className={styles.more}>
                  <Button onClick={() => setShown(shown + step)}>Show older ones</Button>
                </div>
              )}
            </>
          )}
        </PartBody>
      </Card>
    </Page>
  )
}

const keyOf = (news: WorkerNews) =>
  news.kind === "formDecided"
    ? `${news.kind}-${news.at}-${news.form}-${news.decision.agency.id}`
    : `${news.kind}-${news.at}-${news.credential.sort}-${news.credential.id}`

/** How much a piece of news stands out of the list: what asks for an act does, an approval does not. */
const toneOf = (news: WorkerNews): "danger" | "warning" | "calm" => {
  if (news.kind === "decided") return news.review.status === "APPROVED" ? "calm" : "danger"
  if (news.kind === "formDecided") return news.decision.status === "APPROVED" ? "calm" : "danger"
  return news.kind === "expired" ? "danger" : "warning"
}

interface NewsProps {
  readonly news: WorkerNews
  readonly nameOf: (agencyId: number) => string
}

function News({ news, nameOf }: NewsProps) {
  if (news.kind === "formDecided") return <FormNews {...news} />
  const { credential, kind } = news
  const link = <Link href={credentialAddress("view", credential)}>{credential.name}</Link>
  if (kind !== "decided")
    return (
      <Row justify="between" gap={3}>
        <div>
          <Row>
            {link}
            <Badge tone={kind === "expired" ? "danger" : "warning"}>{documentStandingWords[kind]}</Badge>
          </Row>
          {credential.expires && (
            <p>
              {kind === "expired" ? "It was valid through" : "It is valid through"}{" "}
              {writeDay("date", credential.expires)}.
            </p>
          )}
        </div>
        <Act credential={credential} words="Renew" />
      </Row>
    )
  const { review } = news
  if (review.status !== "APPROVED")
    return (
      <Row justify="between" gap={3}>
        <div>
          <Row>
            {link} <CredentialStatus status="REJECTED" />
          </Row>
          <p>{nameOf(review.agencyId)}</p>
          <Decision review={review} />
        </div>
        <Act credential={credential} words="Upload again" />
      </Row>
    )
  return (
    <>
      <Row justify="between" gap={1} across={3}>
        <Row as="span">
          {link} <CredentialStatus status="APPROVED" />
        </Row>
        <span className={styles.words}>
          {nameOf(review.agencyId)}, {writeMoment(review.at)}
        </span>
      </Row>
      {review.comment && <p>{review.comment}</p>}
    </>
  )
}

/** The way to what mends a record, where its worker can. */
function Act({ credential, words }: { readonly credential: Credential; readonly words: string }) {
  const step = offeredWith(credential).find((one) => one === "attach" || one === "renew")
  return (
    step && (
      <ButtonLink
        size="small"
        href={credentialAddress(step, credential)}
        label={`${words}: ${credential.name}`}
      >
        {words}
      </ButtonLink>
    )
  )
}

/** What an agency decided about a form; what must change stands in the form. */
function FormNews({ form, decision }: Extract<WorkerNews, { readonly kind: "formDecided" }>) {
  const isApproved = decision.status === "APPROVED"
  return (
    <Row justify="between" gap={1} across={3}>
      <div>
        <Row as="span">
          <Link href={`/worker/forms/${form}`}>{onboardingForm(form as OnboardingFormName).title}</Link>{" "}
          <CredentialStatus status={isApproved ? "APPROVED" : "REJECTED"} />
        </Row>
        {!isApproved && (
          <p>{decision.sections.map(({ comment }) => comment).join(" ") || decision.comment}</p>
        )}
      </div>
      <span className={styles.words}>
        {decision.agency.name}, {writeMoment(decision.at)}
      </span>
    </Row>
  )
}
