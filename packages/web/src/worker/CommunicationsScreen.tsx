import type { credentialsMachine, workerAgenciesMachine } from "@crewfleet/machines"
import type { Session } from "@crewfleet/sdk"
import { dayOf, documentStandingWords, type WorkerNews, workerNews, writeDay } from "@crewfleet/sdk/rules"
import { useSelector } from "@xstate/react"
import { useState } from "react"
import { Link } from "wouter"
import type { ActorRefFrom } from "xstate"
import { Decision } from "../credential/AgencyDecisions.tsx"
import { CredentialStatus } from "../credential/CredentialStatus.tsx"
import { credentialLogics } from "../credential/credentialLogics.ts"
import { credentialAddress } from "../credential/useCredentialPlace.ts"
import { Page } from "../layout/Page.tsx"
import { PartBody } from "../list/PartBody.tsx"
import { retryFor } from "../list/retryFor.ts"
import { timeZone } from "../time/timeZone.ts"
import { Badge } from "../ui/Badge.tsx"
import { Button } from "../ui/Button.tsx"
import { Card } from "../ui/Card.tsx"
import { Row } from "../ui/Row.tsx"
import { SkeletonRows } from "../ui/Skeleton.tsx"
import { useLogic } from "../useLogic.ts"
import styles from "./WorkerLists.module.css"

interface CommunicationsScreenProps {
  readonly session: Pick<Session, "workerId">
  readonly agencies: ActorRefFrom<typeof workerAgenciesMachine>
  readonly logic?: typeof credentialsMachine
}

/** How many are shown at first, and how many more each time. */
const step = 25

/** What agencies wrote about a worker's records: approvals, rejections with their reason, and what expires. */
export function CommunicationsScreen({
  session,
  agencies,
  logic = credentialLogics.list
}: CommunicationsScreenProps) {
  const [input] = useState(() => ({
    request: { workerId: session.workerId ?? 0, sorts: ["training", "compliance"] as const }
  }))
  const [state, send] = useLogic(logic, { input })
  const [shown, setShown] = useState(step)
  const known = useSelector(agencies, ({ context }) => context.value) ?? []
  const { value, failure, attempts } = state.context
  const busy = state.hasTag("busy")
  const news = value && workerNews(value, dayOf(new Date(), timeZone()))
  const nameOf = (agencyId: number) => known.find(({ id }) => id === agencyId)?.name ?? `Agency ${agencyId}`
  return (
    <Page lead="What agencies decided about your records, and what expires.">
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
                  <li
                    key={`${one.kind}-${one.at}-${one.credential.sort}-${one.credential.id}`}
                    className={styles.item}
                  >
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

function News({
  news,
  nameOf
}: {
  readonly news: WorkerNews
  readonly nameOf: (agencyId: number) => string
}) {
  const { credential, kind } = news
  const link = <Link href={credentialAddress("view", credential)}>{credential.name}</Link>
  if (kind === "decided")
    return (
      <>
        <Row>
          {link} <CredentialStatus status={news.review.status === "APPROVED" ? "APPROVED" : "REJECTED"} />
        </Row>
        <p>{nameOf(news.review.agencyId)}</p>
        <Decision review={news.review} />
      </>
    )
  return (
    <>
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
    </>
  )
}
