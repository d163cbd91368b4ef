import type { Problem } from "@crewfleet/sdk"
import { type BookingChange, bookingChangeWords } from "@crewfleet/sdk/rules"
import { useEffect } from "react"
import { Button } from "../ui/Button.tsx"
import { Callout } from "../ui/Callout.tsx"
import { Form } from "../ui/Form.tsx"
import { Row } from "../ui/Row.tsx"
import { TextAreaField } from "../ui/TextAreaField.tsx"
import { BookingStatusBadge } from "./BookingStatusBadge.tsx"

interface BookingChangeFormProps {
  readonly change: BookingChange
  /** Where the booking stands now, when somebody else has moved it while the reason was typed. */
  readonly standing: string | undefined
  readonly reason: string
  readonly problems: ReadonlyArray<Problem>
  readonly busy: boolean
  readonly onType: (reason: string) => void
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

/** Asks why a booking is changed before it is. */
export function BookingChangeForm({
  change,
  standing,
  reason,
  problems,
  busy,
  onType,
  ...on
}: BookingChangeFormProps) {
  const { act } = bookingChangeWords(change)
  const cancels = change === "booking.cancelled"
  useEffect(() => document.getElementById("reason")?.focus(), [])
  return (
    <Form problems={problems} busy={busy} onSubmit={on.onConfirm}>
      <h3>{act}</h3>
      {standing !== undefined && (
        <Callout tone="warning" title="Somebody else has moved this booking">
          <p>
            It is now: <BookingStatusBadge status={standing} />
          </p>
          <p>Nothing was changed by you. You can send your change again.</p>
        </Callout>
      )}
      <TextAreaField
        name="reason"
        label={cancels ? "Reason for cancelling" : "Reason"}
        hint="Everybody who may see the booking can read it."
        optional={!cancels}
        value={reason}
        problem={problems[0]?.text}
        onChange={({ currentTarget }) => onType(currentTarget.value)}
      />
      <Row justify="end">
        <Button disabled={busy} onClick={on.onCancel}>
          Go back
        </Button>
        <Button kind={cancels ? "danger" : "primary"} type="submit" busy={busy}>
          {act}
        </Button>
      </Row>
    </Form>
  )
}
