import type { EditorOutput, MadeBooking } from "@crewfleet/machines"
import { type Chosen, momentIn, type NewBookingAnswers, newBookingForm } from "@crewfleet/sdk/rules"
import { useRef, useState } from "react"
import { EditorDialog } from "../editing/EditorDialog.tsx"
import { HirerDialog } from "../hirer/HirerDialog.tsx"
import { LicenceNotice } from "../hirer/LicenceNotice.tsx"
import type { BookingLogics } from "./bookingLogics.ts"
import { HirePrice } from "./HirePrice.tsx"
import { HirerField, hirerLabel } from "./HirerField.tsx"
import { VehicleField } from "./VehicleField.tsx"

interface NewBookingDialogProps {
  readonly agencyId: number | undefined
  /** Whose drafts are kept. */
  readonly owner: string | undefined
  readonly currency: string
  readonly logics: BookingLogics
  /** Called once, with whether a booking was made, and which, where that is known. */
  readonly onDone: (output: EditorOutput, made: MadeBooking | undefined) => void
}

/** Shows `newBookingMachine`: a booking is made, or left; what was typed is not lost by mistake. */
export function NewBookingDialog({ agencyId, owner, currency, logics, onDone }: NewBookingDialogProps) {
  const made = useRef<MadeBooking>(undefined)
  const [logic] = useState(() =>
    logics.newBooking((booking) => {
      made.current = booking
    })
  )
  const price = useRef<number>(undefined)
  const [entering, setEntering] = useState<{ readonly choose: (hirer: Chosen) => void }>()
  return (
    <>
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
            clientId: (control) => (
              <HirerField
                {...control}
                agencyId={agencyId}
                logic={logics.hirers}
                onNew={() => setEntering({ choose: control.onChange })}
              />
            ),
            vehicleId: (control) => <VehicleField {...control} agencyId={agencyId} logic={logics.vehicles} />
          }
        }}
        atSave={() => ({ totalAmount: price.current ?? null })}
        onDone={(output) => onDone(output, made.current)}
      >
        {({ context: { form }, refusals }) => (
          <>
            <LicenceOfHirer form={form} agencyId={agencyId} logic={logics.hirer} />
            <HirePrice
              form={form}
              refusals={refusals}
              currency={currency}
              logic={logics.quote}
              inSight={price}
            />
          </>
        )}
      </EditorDialog>
      {entering && (
        <HirerDialog
          agencyId={agencyId}
          logics={logics}
          onClose={(hirer) => {
            setEntering(undefined)
            if (hirer) entering.choose({ id: String(hirer.id), name: hirerLabel(hirer) })
          }}
        />
      )}
    </>
  )
}

interface LicenceOfHirerProps {
  readonly form: NewBookingAnswers
  readonly agencyId: number | undefined
  readonly logic: BookingLogics["hirer"]
}

/** How the licence of whoever was chosen stands, once the times are known. */
function LicenceOfHirer({ form, agencyId, logic }: LicenceOfHirerProps) {
  const { id } = form.clientId
  const start = momentIn(form.start)
  const end = momentIn(form.end)
  if (id === "" || start === undefined || end === undefined) return null
  return (
    <LicenceNotice key={id} hirerId={Number(id)} agencyId={agencyId} start={start} end={end} logic={logic} />
  )
}
