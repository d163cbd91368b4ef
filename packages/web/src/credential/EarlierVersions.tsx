import type { DocumentVersion, WorkerAgency } from "@crewfleet/sdk"
import {
  type Credential,
  documentViewWords,
  isRejectionReason,
  rejectionReasons,
  writeDay
} from "@crewfleet/sdk/rules"
import { useId, useState } from "react"
import { DocumentView } from "../document/DocumentView.tsx"
import { PartBody } from "../list/PartBody.tsx"
import { writeMoment } from "../time/write.ts"
import { Button } from "../ui/Button.tsx"
import { Row } from "../ui/Row.tsx"
import { SkeletonLines } from "../ui/Skeleton.tsx"
import { Stack } from "../ui/Stack.tsx"
import { useLogic } from "../useLogic.ts"
import { CredentialStatus } from "./CredentialStatus.tsx"
import type { CredentialLogics } from "./credentialLogics.ts"
import styles from "./EarlierVersions.module.css"

interface EarlierVersionsProps {
  readonly credential: Pick<Credential, "id" | "sort" | "workerId" | "name" | "number">
  /** For which agency it is looked at; its worker names none. */
  readonly agencyId?: number | undefined
  /** The agencies of the worker who looks; an agency reads its own decisions alone. */
  readonly agencies?: ReadonlyArray<WorkerAgency>
  readonly logic: CredentialLogics["earlierVersions"]
}

/** What was on file before of a record, behind a button, with what was decided about it. */
export function EarlierVersions(props: EarlierVersionsProps) {
  const [open, setOpen] = useState(false)
  const list = useId()
  if (props.credential.number < 2) return null
  return (
    <Stack as="section" gap={3} aria-label="Earlier versions">
      <Row>
        <Button
          size="small"
          kind="quiet"
          aria-expanded={open}
          aria-controls={list}
          onClick={() => setOpen(!open)}
        >
          Earlier versions
        </Button>
      </Row>
      <div id={list} hidden={!open}>
        {open && <Versions {...props} />}
      </div>
    </Stack>
  )
}

function Versions({ credential, agencyId, agencies, logic }: EarlierVersionsProps) {
  const { id, sort, workerId, name } = credential
  const [input] = useState({ request: { id, sort, workerId, agencyId } })
  const [state, send] = useLogic(logic, { input })
  const [seen, setSeen] = useState<number>()
  const { value, failure, attempts } = state.context
  const reload = () => send({ type: "reload.asked" })
  return (
    <PartBody
      situation="authenticatedCall"
      failure={value ? undefined : failure}
      attempts={attempts}
      busy={state.hasTag("busy")}
      onRetry={reload}
      nothing={state.matches("empty") ? "No earlier version is kept any more" : undefined}
      skeleton={<SkeletonLines lines={3} />}
    >
      {value && (
        <Stack as="ul" gap={3}>
          {value.map((version) => {
            const { number, url, putAt, copyGoneAt } = version
            const uploaded = writeMoment(putAt)
            const isSeen = seen === number
            return (
              <Stack as="li" gap={2} key={number} className={styles.version}>
                <Row justify="between">
                  <strong>Uploaded {uploaded}</strong>
                  {url && (
                    <Button
                      size="small"
                      aria-expanded={isSeen}
                      aria-label={`${isSeen ? "Close" : "View"} the certificate uploaded ${uploaded}`}
                      onClick={() => setSeen(isSeen ? undefined : number)}
                    >
                      {isSeen ? "Close" : "View"}
                    </Button>
                  )}
                </Row>
                <Validity of={version} />
                <Decisions of={version} agencies={agencies} />
                {!url && <p>{copyGoneAt ? documentViewWords.copyGone : documentViewWords.notUploaded}</p>}
                {isSeen && (
                  <DocumentView
                    link={url}
                    label={`Certificate of ${name}, uploaded ${uploaded}`}
                    onGone={reload}
                  />
                )}
              </Stack>
            )
          })}
        </Stack>
      )}
    </PartBody>
  )
}

/** From when until when a version was valid by its own days. */
function Validity({ of: { issued, expires } }: { readonly of: DocumentVersion }) {
  const days = [
    ...(issued ? [`Issued ${writeDay("date", issued)}`] : []),
    ...(expires ? [`expires ${writeDay("date", expires)}`] : [])
  ]
  return days.length > 0 && <p className={styles.minor}>{days.join(", ")}</p>
}

interface DecisionsProps {
  readonly of: DocumentVersion
  readonly agencies: ReadonlyArray<WorkerAgency> | undefined
}

/** What was decided about a version, why, and what its reviewers said. */
function Decisions({ of: { reviews = [] }, agencies }: DecisionsProps) {
  if (reviews.length === 0)
    return <p>{agencies ? "No agency decided about it." : "You made no decision about it."}</p>
  return (
    <Stack as="ul" gap={2}>
      {reviews.map(({ agencyId, status, because, comment, at }) => (
        <li key={agencyId} className={styles.said}>
          {agencies && <>{agencies.find(({ id }) => id === agencyId)?.name ?? "An agency that you left"} </>}
          <CredentialStatus status={status === "APPROVED" ? "APPROVED" : "REJECTED"} />
          <p className={styles.minor}>{writeMoment(at)}</p>
          {isRejectionReason(because) && <p>{rejectionReasons[because].label}</p>}
          <p>{comment || documentViewWords.noComment}</p>
        </li>
      ))}
    </Stack>
  )
}
