import type { EditorOutput } from "@crewfleet/machines"
import { newBookingForm } from "@crewfleet/sdk/rules"
import { useRef, useState } from "react"
import { EditorDialog } from "../editing/EditorDialog.tsx"
import type { BookingLogics } from "./bookingLogics.ts"
import { HirePrice } from "./HirePrice.tsx"
import { HirerField } from "./HirerField.tsx"
import { VehicleField } from "./VehicleField.tsx"

interface NewBookingDialogProps {
  readonly agencyId: number | undefined
  /** Whose drafts are kept. */
  readonly owner: string | undefined
  readonly currency: string
  readonly logics: BookingLogics
  /** Called once, with whether a booking was made. */
  readonly onDone: (output: EditorOutput) => void
}

/** Shows `newBookingMachine`: a booking is made, or left; what was typed is not lost by mistake. */
export function NewBookingDialog({ agencyId, owner, currency, logics, onDone }: NewBookingDialogProps) {
  const [logic] = useState(logics.newBooking)
  const price = useRef<number>(undefined)
  return (
    <EditorDialog<never, typeof newBookingForm>
      logic={logic}
      of={newBookingForm}
      owner={owner}
      thing="booking"
      title="New booking"
      submit="Make booking"
      restored="This is what you typed earlier and did not book."
      large
      questions={{
        odd: {
          clientId: (control) => <HirerField {...control} agencyId={agencyId} logic={logics.hirers} />,
          vehicleId: (control) => <VehicleField {...control} agencyId={agencyId} logic={logics.vehicles} />
        }
      }}
      atSave={() => ({ totalAmount: price.current ?? null })}
      onDone={onDone}
    >
      {({ context: { form }, refusals }) => (
        <HirePrice form={form} refusals={refusals} currency={currency} logic={logics.quote} inSight={price} />
      )}
    </EditorDialog>
  )
}
