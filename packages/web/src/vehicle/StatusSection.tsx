import { offered, type VehicleAct, vehicleFacts, vehicleLife } from "@crewfleet/machines"
import type { Vehicle } from "@crewfleet/sdk"
import { Fragment } from "react"
import { Bullets } from "../ui/Bullets.tsx"
import { Button } from "../ui/Button.tsx"
import { Callout } from "../ui/Callout.tsx"
import { Card } from "../ui/Card.tsx"
import { Stack } from "../ui/Stack.tsx"
import styles from "./VehicleEditor.module.css"
import { VehicleStatus } from "./VehicleStatus.tsx"

interface StatusSectionProps {
  readonly vehicle: Vehicle
  readonly busy: boolean
  readonly onAct: (act: VehicleAct) => void
}

/** Where the vehicle stands on its way to the road, and what can be done about it. */
export function StatusSection({ vehicle, busy, onAct }: StatusSectionProps) {
  const { status, rejectionReason } = vehicle
  return (
    <Card title="Status" actions={<VehicleStatus status={status} />}>
      <Stack gap={3} align="start" className={styles.status}>
        {status === "REJECTED" && rejectionReason && (
          <Callout tone="danger" title="Why it was rejected">
            <p>{rejectionReason}</p>
          </Callout>
        )}
        <p>{words[status ?? ""] ?? "Nothing can be done about this status here."}</p>
        {offered(vehicleLife, status, vehicleFacts(vehicle)).map(({ step, because }) => {
          const { act, name, ...look } = buttons[step] ?? {}
          return (
            act && (
              <Fragment key={step}>
                {because && <Lacking id={`${step}-lacks`} texts={because} />}
                <Button
                  {...look}
                  busy={busy}
                  aria-describedby={because && `${step}-lacks`}
                  onClick={() => onAct(act)}
                >
                  {name}
                </Button>
              </Fragment>
            )
          )
        })}
      </Stack>
    </Card>
  )
}

/** What has to be done before the button below it; pressed too early, the button leads to the same words. */
function Lacking({ id, texts }: { readonly id: string; readonly texts: ReadonlyArray<string> }) {
  return (
    <div id={id}>
      <p>Before you submit it:</p>
      <Bullets>
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </Bullets>
    </div>
  )
}

interface StepButton {
  readonly act: VehicleAct
  readonly name: string
  readonly kind?: "primary"
  /** Where a problem with the status leads. */
  readonly id?: "status"
}

/** The steps that an agency takes with its vehicle; the others are the platform's. */
const buttons: Readonly<Partial<Record<(typeof vehicleLife)["steps"][number], StepButton>>> = {
  "vehicle.submitted": { act: "submit", name: "Submit for Approval", kind: "primary", id: "status" },
  "vehicle.withdrawn": { act: "withdraw", name: "Withdraw" },
  "vehicle.reinstated": { act: "reinstate", name: "Reinstate", kind: "primary" }
}

const words: Readonly<Record<string, string>> = {
  DRAFT: "Only you can see this vehicle. It can be booked once it is approved.",
  AWAITING_APPROVAL: "The platform is looking at this vehicle. It can be booked once it is approved.",
  ACTIVE: "This vehicle is approved and can be booked.",
  REJECTED: "This vehicle cannot be booked. Put right what is wrong and submit it again.",
  INACTIVE: "This vehicle is withdrawn and cannot be booked."
}
