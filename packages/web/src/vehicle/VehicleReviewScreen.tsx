import { isRefusedWith } from "@crewfleet/sdk"
import { vehicleName } from "@crewfleet/sdk/rules"
import { BackLink } from "../layout/BackLink.tsx"
import { Page } from "../layout/Page.tsx"
import { PageMessage } from "../layout/PageMessage.tsx"
import { PartBody } from "../list/PartBody.tsx"
import { SkeletonLines } from "../ui/Skeleton.tsx"
import { useLogic } from "../useLogic.ts"
import { DecisionSection } from "./DecisionSection.tsx"
import { RejectionDialog } from "./RejectionDialog.tsx"
import { ReviewedVehicle } from "./ReviewedVehicle.tsx"
import styles from "./VehicleEditor.module.css"
import { vehicleLogics } from "./vehicleLogics.ts"
import { vehicleTitle } from "./vehicleTitle.ts"

interface VehicleReviewScreenProps {
  readonly id: number
  /** In which amounts are shown: ISO 4217. */
  readonly currency: string
  readonly logic?: typeof vehicleLogics.review
}

/** Where an administrator looks at a vehicle, and approves or rejects it. */
export function VehicleReviewScreen({
  id,
  currency,
  logic = vehicleLogics.review
}: VehicleReviewScreenProps) {
  const [state, send] = useLogic(logic, { input: { id } })
  const { vehicle, seen, failure } = state.context

  if (failure && isRefusedWith(failure, 404))
    return (
      <PageMessage title="Vehicle not found" actions={<BackLink />}>
        There is no vehicle {id}.
      </PageMessage>
    )
  return (
    <Page
      {...(vehicle && { title: vehicleName(vehicle), windowTitle: vehicleTitle(vehicle) })}
      {...(vehicle?.agency?.name && { lead: vehicle.agency.name })}
    >
      <PartBody
        situation="loadVehicle"
        failure={failure}
        busy={state.hasTag("busy")}
        onRetry={() => send({ type: "reload.asked" })}
        nothing={undefined}
        skeleton={<SkeletonLines lines={12} />}
      >
        {vehicle && (
          <div className={styles.editor}>
            <div className={styles.form}>
              <ReviewedVehicle vehicle={vehicle} seen={seen} currency={currency} />
            </div>
            <div className={styles.state}>
              <DecisionSection state={state} vehicle={vehicle} send={send} />
            </div>
          </div>
        )}
      </PartBody>
      <RejectionDialog state={state} send={send} />
    </Page>
  )
}
