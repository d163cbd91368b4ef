import { dayOf, documentViewWords, missingDocument, writeDay } from "@crewfleet/sdk/rules"
import { useEffect, useState } from "react"
import { CredentialExpiry } from "../credential/CredentialExpiry.tsx"
import { fileAddress } from "../file/fileAddress.ts"
import { Page } from "../layout/Page.tsx"
import { failureWords } from "../list/failureWords.ts"
import { retryFor } from "../list/retryFor.ts"
import { timeZone } from "../time/timeZone.ts"
import { writeMoment } from "../time/write.ts"
import { Button } from "../ui/Button.tsx"
import { Card } from "../ui/Card.tsx"
import { CheckboxField } from "../ui/CheckboxField.tsx"
import { EmptyState } from "../ui/EmptyState.tsx"
import { ErrorState } from "../ui/ErrorState.tsx"
import { Facts } from "../ui/Facts.tsx"
import { Grid } from "../ui/Grid.tsx"
import { Link } from "../ui/Link.tsx"
import { LoadingState } from "../ui/LoadingState.tsx"
import { Stack } from "../ui/Stack.tsx"
import { unknown } from "../ui/unknown.ts"
import { notifyEmitted, useLogic } from "../useLogic.ts"
import { DecisionPanel } from "./DecisionPanel.tsx"
import { nameOfWorker } from "./nameOfWorker.ts"
import { RecordDocument } from "./RecordDocument.tsx"
import * as portal from "./staffLogics.ts"
import { staffPlaces } from "./staffPlaces.ts"
import { useCommentDraft } from "./useCommentDraft.ts"

interface ReviewScreenProps {
  readonly agencyId: number
  /** Whose drafts are kept. */
  readonly owner: string | undefined
  readonly logic?: portal.StaffLogics["review"]
}

/** Shows `reviewMachine`: everything that waits for the agency, one after the other, document beside decision. */
export function ReviewScreen({ agencyId, owner, logic = portal.staffLogics.review }: ReviewScreenProps) {
  const [today] = useState(() => dayOf(new Date(), timeZone()))
  const [state, send] = useLogic(logic, { input: { agencyId, today } }, (emitted) =>
    emitted.type === "record.decided" ? forget(emitted.id) : notifyEmitted(emitted)
  )
  const [keys, setKeys] = useState(true)
  const { queue, total, failure, comment } = state.context
  const [decided, left] = [state.context.decided.length, state.context.left.length]
  const [record, following] = state.matches("loading") ? [] : queue
  const reload = () => send({ type: "reload.asked" })
  const forget = useCommentDraft(record, comment, owner, (comment) =>
    send({ type: "comment.typed", comment })
  )
  const ahead = following?.document
  useEffect(() => {
    // The document of the next one is in the browser's store when it comes up.
    if (ahead) fetch(fileAddress(ahead) ?? "").catch(() => {})
  }, [ahead])

  return (
    <Page title="To review" lead="What your workers have put on file and waits for you to decide.">
      {failure && state.matches("failed") && (
        <ErrorState
          message={failureWords("authenticatedCall", failure)}
          onRetry={retryFor(failure, reload)}
        />
      )}
      {state.matches("loading") && <LoadingState message="Loading what waits..." />}
      {state.matches("done") && (
        <EmptyState
          title={left > 0 ? `${left} left for later` : "Nothing waits for you to decide"}
          action={<Button onClick={reload}>{left > 0 ? "Look at them now" : "Look again"}</Button>}
        >
          {decided > 0 ? `You have decided ${decided}.` : "What a worker uploads stands here."}
        </EmptyState>
      )}
      {record && (
        <Stack>
          <p role="status">
            {decided + left + 1} of {Math.max(total, decided + left + queue.length)}: {record.name} of{" "}
            {record.firstname} {record.lastname}
          </p>
          <Grid cells={24} align="start">
            <Card title={record.name}>
              {record.type === "PHYSICAL" && record.showCertificate ? (
                <Link href={staffPlaces.certificate(record.workerId, record.id)}>
                  Certificate: {record.name}
                </Link>
              ) : (
                <RecordDocument
                  key={record.id}
                  link={record.document}
                  label={`Certificate: ${record.name} of ${record.firstname} ${record.lastname}`}
                  missing={
                    documentViewWords[
                      missingDocument({
                        isPhysical: record.type === "PHYSICAL",
                        showCertificate: record.showCertificate ?? false,
                        copyGone: false
                      })
                    ]
                  }
                  onGone={reload}
                />
              )}
            </Card>
            <Card title="Decision">
              <Stack>
                <Facts
                  of={{
                    Worker: (
                      <Link href={staffPlaces.info({ agencyId, workerId: record.workerId })}>
                        {nameOfWorker({ firstname: record.firstname ?? "", lastname: record.lastname ?? "" })}
                      </Link>
                    ),
                    Uploaded: record.uploaded ? writeMoment(record.uploaded) : unknown,
                    Issued: record.issued ? writeDay("date", record.issued) : unknown,
                    Expires: <CredentialExpiry credential={record} />
                  }}
                />
                <DecisionPanel state={state} send={send} keys={keys} in="page" />
                <CheckboxField
                  name="keys"
                  label="Decide with one key"
                  hint="A approves, 1 to 6 reject with a reason, R shows the reasons. While you type a comment, keys only type"
                  checked={keys}
                  onChange={({ currentTarget }) => setKeys(currentTarget.checked)}
                />
              </Stack>
            </Card>
          </Grid>
        </Stack>
      )}
    </Page>
  )
}
