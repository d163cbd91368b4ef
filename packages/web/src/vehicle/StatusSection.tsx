import { allowsChange, type VehicleAct } from "@crewfleet/machines"
import { missingForApproval, type Vehicle } from "@crewfleet/sdk"
import { Button } from "../ui/Button.tsx"
import { Callout } from "../ui/Callout.tsx"
import { Card } from "../ui/Card.tsx"
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
  const submits = allowsChange(status, "vehicle.submitted")
  const missing = submits ? missingForApproval(vehicle) : []
  return (
    <Card title="Status" actions={<VehicleStatus status={status} />}>
      <div className={styles.status}>
        {status === "REJECTED" && rejectionReason && (
          <Callout tone="danger" title="Why it was rejected">
            <p>{rejectionReason}</p>
          </Callout>
        )}
        <p>{words[status ?? ""] ?? "Nothing can be done about this status here."}</p>
        {missing.length > 0 && (
          <div>
            <p>Before you submit it:</p>
            <ul className={styles.missing}>
              {missing.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </div>
        )}
        {submits && (
          <Button kind="primary" id="status" busy={busy} onClick={() => onAct("submit")}>
            Submit for Approval
          </Button>
        )}
        {allowsChange(status, "vehicle.withdrawn") && (
          <Button busy={busy} onClick={() => onAct("withdraw")}>
            Withdraw
          </Button>
        )}
        {allowsChange(status, "vehicle.reinstated") && (
          <Button kind="primary" busy={busy} onClick={() => onAct("reinstate")}>
            Reinstate
          </Button>
        )}
      </div>
    </Card>
  )
}

const words: Readonly<Record<string, string>> = {
  DRAFT: "Only you can see this vehicle. It can be booked once it is approved.",
  AWAITING_APPROVAL: "The platform is looking at this vehicle. It can be booked once it is approved.",
  ACTIVE: "This vehicle is approved and can be booked.",
  REJECTED: "This vehicle cannot be booked. Put right what is wrong and submit it again.",
  INACTIVE: "This vehicle is withdrawn and cannot be booked."
}
