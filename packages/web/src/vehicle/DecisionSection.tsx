import { isOffered, vehicleFacts, vehicleLife, type vehicleReviewMachine } from "@crewfleet/machines"
import type { Vehicle } from "@crewfleet/sdk"
import { nameOfCode, vehicleStatuses } from "@crewfleet/sdk/rules"
import type { EventFrom, SnapshotFrom } from "xstate"
import { Bullets } from "../ui/Bullets.tsx"
import { Button } from "../ui/Button.tsx"
import { ButtonLink } from "../ui/ButtonLink.tsx"
import { Callout } from "../ui/Callout.tsx"
import { Card } from "../ui/Card.tsx"
import { Row } from "../ui/Row.tsx"
import { Stack } from "../ui/Stack.tsx"
import styles from "./VehicleEditor.module.css"
import { VehicleStatus } from "./VehicleStatus.tsx"
import { vehicleNews } from "./vehicleNews.ts"
import { vehiclePlaces } from "./vehiclePlaces.ts"

interface DecisionSectionProps {
  readonly state: SnapshotFrom<typeof vehicleReviewMachine>
  readonly vehicle: Vehicle
  readonly send: (event: EventFrom<typeof vehicleReviewMachine>) => void
}

/** The decision about a vehicle, or what became of it, and the way to the next. */
export function DecisionSection({ state, vehicle, send }: DecisionSectionProps) {
  const { status, rejectionReason } = vehicle
  const { seen, next } = state.context
  const awaits = isOffered(vehicleLife, status, vehicleFacts(vehicle), "vehicle.approved")
  const news = seen ? vehicleNews(seen, vehicle) : []
  const decided = state.matches("decided")
  return (
    <Card title="Decision" actions={<VehicleStatus status={status} />}>
      <Stack gap={3} align="start" className={styles.status}>
        {seen && (
          <Callout tone="warning" title="Somebody else was faster">
            <p>
              {awaits
                ? "The agency has changed this vehicle since you opened it. Look at it again before you decide."
                : `The status of this vehicle is ${nameOfCode(vehicleStatuses, status)} now. Your decision was not made.`}
            </p>
            {awaits && news.length > 0 && (
              <Bullets aria-label="What is new">
                {news.map((text) => (
                  <li key={text}>{text}</li>
                ))}
              </Bullets>
            )}
          </Callout>
        )}
        {rejectionReason && (
          <Callout
            tone={status === "REJECTED" ? "danger" : "info"}
            title={awaits ? "Rejected before" : "Rejected"}
          >
            <p>{rejectionReason}</p>
          </Callout>
        )}
        {awaits ? (
          <>
            <p>Once approved, hirers can book this vehicle.</p>
            <Row>
              <Button
                kind="primary"
                busy={state.matches("approving")}
                disabled={state.hasTag("busy")}
                onClick={() => send({ type: "approval.chosen" })}
              >
                Approve
              </Button>
              <Button disabled={state.hasTag("busy")} onClick={() => send({ type: "rejection.chosen" })}>
                Reject
              </Button>
            </Row>
          </>
        ) : (
          !decided && !seen && <p>There is nothing to decide about this vehicle.</p>
        )}
        {decided &&
          (next === undefined ? (
            <p>No other vehicle awaits approval.</p>
          ) : (
            <ButtonLink kind="primary" href={vehiclePlaces.review(next)}>
              Next vehicle
            </ButtonLink>
          ))}
      </Stack>
    </Card>
  )
}
