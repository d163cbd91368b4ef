import type { EditorOutput } from "@crewfleet/machines"
import {
  type BookingTerms,
  type BookingTermsAnswers,
  bookingTermsForm,
  changedTerms,
  momentIn,
  openTerms
} from "@crewfleet/sdk/rules"
import { type RefObject, useEffect, useMemo, useRef, useState } from "react"
import { EditorDialog } from "../editing/EditorDialog.tsx"
import type { OpenEditor } from "../editing/useEditor.ts"
import { LicenceNotice } from "../hirer/LicenceNotice.tsx"
import { PlaceField } from "../vehicle/PlaceField.tsx"
import type { BookingScope } from "./BookingScope.ts"
import { TermsPriceBox } from "./TermsPriceBox.tsx"
import type { TermsLogics } from "./termsLogics.ts"
import { usePrice } from "./usePrice.ts"
import { VehicleField } from "./VehicleField.tsx"

interface ChangeBookingDialogProps extends BookingScope {
  /** Where the booking stands, which says what can be changed. */
  readonly status: string
  readonly logics: TermsLogics
  /** Called once, with whether the booking was changed. */
  readonly onDone: (output: EditorOutput) => void
}

/** Agrees anew on times, vehicle or place of a booking, with its price before and after in sight. */
export function ChangeBookingDialog({ status, logics, onDone, ...scope }: ChangeBookingDialogProps) {
  const { bookingId, agencyId, owner } = scope
  const [logic] = useState(() => logics.terms({ agencyId }))
  const price = useRef<number>(undefined)
  return (
    <EditorDialog<BookingTerms, typeof bookingTermsForm>
      logic={logic}
      of={bookingTermsForm}
      owner={owner}
      id={bookingId}
      thing="booking"
      title={`Change booking ${bookingId}`}
      submit="Change booking"
      restored="This is what you typed earlier and did not send."
      large
      questions={{
        fields: [...openTerms(status), "reason"],
        odd: {
          vehicleId: (control) => <VehicleField {...control} agencyId={agencyId} logic={logics.vehicles} />,
          locationId: (control) => <PlaceField {...control} logics={logics} />
        }
      }}
      atSave={() => ({ totalAmount: price.current ?? null })}
      onDone={onDone}
    >
      {(editor) => <WhatItChanges editor={editor} scope={scope} logics={logics} inSight={price} />}
    </EditorDialog>
  )
}

interface WhatItChangesProps {
  readonly editor: OpenEditor<BookingTerms, typeof bookingTermsForm>
  readonly scope: BookingScope
  readonly logics: TermsLogics
  /** Holds the price in sight, if any. */
  readonly inSight: RefObject<number | undefined>
}

/** What a change does to the price, and whether the hirer's licence lasts until the return. */
function WhatItChanges({ editor: { context, refusals }, scope, logics, inSight }: WhatItChangesProps) {
  const { thing, form, problems } = context
  const { bookingId, clientId, agencyId, currency, mayBook } = scope
  const changed = thing && priceable(thing, form)
  const refused = useMemo(() => [...refusals, ...problems], [refusals, problems])
  const price = usePrice(logics.termsPrice, changed && { id: bookingId, agencyId, changed }, refused)
  useEffect(() => {
    inSight.current = price.busy ? undefined : price.quote?.after.totalAmount
  }, [inSight, price.busy, price.quote])
  const start = momentIn(form.start)
  const end = momentIn(form.end)
  return (
    <>
      {mayBook && start && end && (
        <LicenceNotice hirerId={clientId} agencyId={agencyId} start={start} end={end} logic={logics.hirer} />
      )}
      <TermsPriceBox price={price} currency={currency} />
    </>
  )
}

/** What is changed, once that can have a price. */
const priceable = (booking: BookingTerms, form: BookingTermsAnswers) => {
  const start = momentIn(form.start)
  const end = momentIn(form.end)
  return start !== undefined && end !== undefined && start < end ? changedTerms(booking, form) : undefined
}
