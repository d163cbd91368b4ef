import { type BookingChange, bookingChangeWords } from "@crewfleet/sdk/rules"
import { ReasonForm, type ReasonFormProps } from "../acting/ReasonForm.tsx"
import { Callout } from "../ui/Callout.tsx"
import { BookingStatusBadge } from "./BookingStatusBadge.tsx"

interface BookingChangeFormProps extends Omit<ReasonFormProps, "act" | "kind" | "asked" | "children"> {
  readonly change: BookingChange
  /** Where the booking stands now, when somebody else has moved it while the reason was typed. */
  readonly standing: string | undefined
}

/** Asks why a booking is changed before it is. */
export function BookingChangeForm({ change, standing, ...rest }: BookingChangeFormProps) {
  const { act } = bookingChangeWords(change)
  const cancels = change === "booking.cancelled"
  return (
    <ReasonForm
      {...rest}
      act={act}
      kind={cancels ? "danger" : "primary"}
      asked={{
        label: cancels ? "Reason for cancelling" : "Reason",
        hint: "Everybody who may see the booking can read it.",
        optional: !cancels
      }}
    >
      <h3>{act}</h3>
      {standing !== undefined && (
        <Callout tone="warning" title="Somebody else has moved this booking">
          <p>
            It is now: <BookingStatusBadge status={standing} />
          </p>
          <p>Nothing was changed by you. You can send your change again.</p>
        </Callout>
      )}
    </ReasonForm>
  )
}
