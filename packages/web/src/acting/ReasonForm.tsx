import type { Problem } from "@crewfleet/sdk"
import { type ReactNode, useEffect } from "react"
import { Button } from "../ui/Button.tsx"
import { Form } from "../ui/Form.tsx"
import { Row } from "../ui/Row.tsx"
import { TextAreaField } from "../ui/TextAreaField.tsx"

export interface ReasonFormProps {
  /** What is done, as the button says it. */
  readonly act: string
  readonly kind: "primary" | "danger"
  /** How the reason is asked for; without it the act is only confirmed. */
  readonly asked: { readonly label: string; readonly hint: string; readonly optional: boolean } | undefined
  readonly reason: string
  readonly problems: ReadonlyArray<Problem>
  readonly busy: boolean
  readonly onType: (reason: string) => void
  readonly onConfirm: () => void
  readonly onAbandon: () => void
  /** What is said above it. */
  readonly children?: ReactNode
}

/** Asks why something is done, or whether it is meant, before it is done. */
export function ReasonForm({ act, kind, asked, reason, problems, busy, children, ...on }: ReasonFormProps) {
  const asksWhy = asked !== undefined
  useEffect(() => {
    if (!asksWhy) return
    const reason = document.getElementById("reason")
    const { activeElement: focused, body } = document
    // A dialog that opens takes the focus from the page by itself, and gives it back to what had it.
    if (focused === body || reason?.closest("[role=dialog]")?.contains(focused)) reason?.focus()
  }, [asksWhy])
  return (
    <Form problems={problems} busy={busy} onSubmit={on.onConfirm}>
      {children}
      {asked && (
        <TextAreaField
          name="reason"
          {...asked}
          value={reason}
          problem={problems.find(({ field }) => field === "reason")?.text}
          onChange={({ currentTarget }) => on.onType(currentTarget.value)}
        />
      )}
      <Row justify="end">
        <Button disabled={busy} onClick={on.onAbandon}>
          Go back
        </Button>
        <Button kind={kind} type="submit" busy={busy}>
          {act}
        </Button>
      </Row>
    </Form>
  )
}
