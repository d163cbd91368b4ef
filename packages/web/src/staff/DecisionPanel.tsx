import type { ReviewEvent, reviewMachine } from "@crewfleet/machines"
import { type RejectionReason, rejectionReasons } from "@crewfleet/sdk/rules"
import type { ReactNode } from "react"
import type { SnapshotFrom } from "xstate"
import { Button } from "../ui/Button.tsx"
import { ErrorSummary } from "../ui/ErrorSummary.tsx"
import { Row } from "../ui/Row.tsx"
import { Stack } from "../ui/Stack.tsx"
import { TextAreaField } from "../ui/TextAreaField.tsx"
import styles from "./DecisionPanel.module.css"
import { useKeys } from "./useKeys.ts"

interface DecisionPanelProps {
  readonly state: SnapshotFrom<typeof reviewMachine>
  readonly send: (event: ReviewEvent) => void
  /** A dialog about one record, or the page on which those that wait come one after the other and can be left for later. */
  readonly in: "dialog" | "page"
  /** Whether one key decides. */
  readonly keys?: boolean
}

/** The most characters of a comment (specification 002 §5). */
const commentMaximum = 255

const reasons = Object.entries(rejectionReasons).map(([because, { label }], at) => ({
  because: because as RejectionReason,
  label,
  key: String(at + 1)
}))

/** The decision about one record: a comment, approval, or rejection with one of the reasons, each by one key. */
export function DecisionPanel({ state, send, in: place, keys = false }: DecisionPanelProps) {
  const isDialog = place === "dialog"
  const { comment, problems, decision } = state.context
  const busy = state.hasTag("busy")
  const rejects =
    state.matches("explaining") || (state.matches("deciding") && decision?.status === "REJECTED")
  const approve = () => send({ type: "approval.chosen" })
  const reject = () => send({ type: "rejection.chosen" })
  const leave = () => send({ type: "record.left" })
  const cancel = () => send({ type: "rejection.cancelled" })
  const choose = (because: RejectionReason) => () => send({ type: "reason.chosen", because })
  const byNumber = Object.fromEntries(reasons.map(({ key, because }) => [key, choose(because)]))
  useKeys(
    {
      ...byNumber,
      ...(rejects ? { Escape: cancel } : { A: approve, R: reject, ...(!isDialog && { L: leave }) })
    },
    keys && !busy
  )
  const acts = [
    <Button key="approve" kind="primary" busy={busy} onClick={approve}>
      <Key of="A" shown={keys} />
      Approve
    </Button>,
    <Button key="reject" disabled={busy} onClick={reject}>
      <Key of="R" shown={keys} />
      Reject
    </Button>,
    !isDialog && (
      <Button key="later" kind="quiet" disabled={busy} onClick={leave}>
        <Key of="L" shown={keys} />
        Later
      </Button>
    )
  ]
  return (
    <Stack gap={3} className={styles.panel}>
      <ErrorSummary
        problems={problems.map(({ field, text }) => (field === "comment" ? { field, text } : { text }))}
      />
      <TextAreaField
        name="comment"
        label="Comment"
        optional
        hint="The worker reads it"
        rows={2}
        // What is typed while a decision is on its way would belong to none.
        readOnly={busy}
        counter={`${comment.trim().length}/${commentMaximum}`}
        value={comment}
        problem={problems.find(({ field }) => field === "comment")?.text}
        onChange={({ currentTarget }) => send({ type: "comment.typed", comment: currentTarget.value })}
      />
      {rejects ? (
        <Stack as="section" gap={2} aria-label="Why is it rejected?">
          <p className={styles.question}>Why is it rejected?</p>
          <Row className={styles.acts}>
            {reasons.map(({ because, label, key }) => (
              <Button
                key={because}
                busy={busy && decision?.because === because}
                disabled={busy}
                onClick={choose(because)}
              >
                <Key of={key} shown={keys} />
                {label}
              </Button>
            ))}
            <Button kind="quiet" disabled={busy} onClick={cancel}>
              Cancel
            </Button>
          </Row>
        </Stack>
      ) : isDialog ? (
        // As in every dialog, what is done most often stands at its lower right corner.
        <Row justify="end" className={styles.acts}>
          {acts.toReversed()}
        </Row>
      ) : (
        <Row className={styles.acts}>{acts}</Row>
      )}
    </Stack>
  )
}

/** The key that does what a button does. */
function Key({ of, shown }: { readonly of: string; readonly shown: boolean }): ReactNode {
  return shown && <kbd className={styles.key}>{of}</kbd>
}
