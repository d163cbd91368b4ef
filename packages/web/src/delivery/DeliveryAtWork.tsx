import {
  type DeliverySnapshot,
  type DeliveryStatus,
  type DeliveryWords,
  isAt,
  keepingOf,
  owedIn
} from "@crewfleet/machines"
import { type ReactNode, useState } from "react"
import { failureWords } from "../list/failureWords.ts"
import { retryFor } from "../list/retryFor.ts"
import { Button } from "../ui/Button.tsx"
import { Card } from "../ui/Card.tsx"
import { ErrorState } from "../ui/ErrorState.tsx"
import { LoadingState } from "../ui/LoadingState.tsx"
import { DeleteDraft } from "./DeleteDraft.tsx"
import type { DeliveryActor } from "./DeliveryActor.ts"
import { DeliveryConflict } from "./DeliveryConflict.tsx"
import { DeliveryStatusLine } from "./DeliveryStatusLine.tsx"
import { type KeptFiles, OwedAttachments } from "./OwedAttachments.tsx"

interface DeliveryAtWorkProps {
  readonly state: DeliverySnapshot
  readonly send: DeliveryActor["send"]
  readonly words: DeliveryWords
  readonly status: DeliveryStatus
  readonly files: KeptFiles
  /** Whether it says anything beside what was received. */
  readonly isNoted: boolean
  /** What it is about. */
  readonly subject?: ReactNode
  /** To fill in. */
  readonly form: ReactNode
  /** To read; nothing while it is not complete. */
  readonly sheet: ReactNode
  /** Both versions side by side, and when and from whom the other was received; nothing without another. */
  readonly conflict:
    | { readonly mine: ReactNode; readonly theirs: ReactNode; readonly received: string }
    | undefined
  /** What lets it be sent that waits, or an attachment that is owed, before all else. */
  readonly whileWaiting?: ReactNode
  /** What can be done with it once it was received. */
  readonly afterwards?: ReactNode
  /** What was received stays as it is. */
  readonly isFinal?: boolean
}

type Leaving = "draft.discarded" | "other.chosen"

/** Shows `deliveryMachine`: where a delivery is, and what can be done with it there. */
export function DeliveryAtWork(props: DeliveryAtWorkProps) {
  const { state, send, words, status, files, subject, form, sheet, conflict, afterwards, isFinal } = props
  const { whileWaiting, isNoted } = props
  /** What deletes what was noted, once somebody is sure. */
  const [deleting, setDeleting] = useState<Leaving>()
  const { failure, received, attachments } = state.context

  if (isAt(state, "reading", "asking", "deciding"))
    return <LoadingState message={`Opening the ${words.one}`} />
  if (isAt(state, "absent") && failure)
    return (
      <ErrorState
        message={failureWords(words.loading, failure)}
        onRetry={retryFor(failure, () => send({ type: "reload.asked" }))}
      />
    )

  const isFilling = isAt(state, "filling")
  const isConflicting = isAt(state, "conflicting")
  const isReceived = isAt(state, "received")
  const isEmpty = keepingOf(state) === "empty"
  const isWaiting = isAt(state, "waiting")
  const isUnchanged = received !== undefined && !isNoted
  /** The files go along, but for those that are still owed. */
  const leave = (type: Leaving) => {
    send({ type })
    for (const { id } of attachments) files.remove(id)
  }
  return (
    <>
      {subject}
      {isConflicting && conflict && (
        <DeliveryConflict
          {...conflict}
          onMine={() => send({ type: "own.chosen", id: crypto.randomUUID() })}
          onTheirs={() => setDeleting("other.chosen")}
        />
      )}
      {isFilling && form}
      {isFilling && !isUnchanged && !isEmpty && (
        <Button kind="quiet" onClick={() => setDeleting("draft.discarded")}>
          Delete from this device
        </Button>
      )}
      {isFilling && isUnchanged && (
        <Button kind="quiet" onClick={() => leave("draft.discarded")}>
          Leave it as it was received
        </Button>
      )}
      {!isFilling && !isConflicting && sheet && <Card title={`The ${words.one}`}>{sheet}</Card>}
      {isReceived && (
        <OwedAttachments
          attachments={attachments}
          words={words}
          files={files}
          onRetry={() => send({ type: "retry.asked" })}
          onRemove={(id) => send({ type: "attachment.removed", id })}
        />
      )}
      {isReceived && afterwards}
      <DeleteDraft
        one={words.one}
        lost={words.lost}
        open={deleting !== undefined}
        onCancel={() => setDeleting(undefined)}
        onConfirm={() => {
          setDeleting(undefined)
          if (deleting) leave(deleting)
        }}
      />
      <DeliveryStatusLine status={status}>
        {(isWaiting || owedIn({ attachments }).length > 0) && whileWaiting}
        {isWaiting && (
          <>
            <Button size="small" onClick={() => send({ type: "retry.asked" })}>
              {state.context.isUncompared ? "Try again" : "Send now"}
            </Button>
            <Button size="small" onClick={() => send({ type: "amendment.asked" })}>
              Change it
            </Button>
          </>
        )}
        {isReceived && !isFinal && (
          <Button size="small" onClick={() => send({ type: "amendment.asked" })}>
            Correct it
          </Button>
        )}
      </DeliveryStatusLine>
    </>
  )
}
