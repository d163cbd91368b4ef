import type { StaffAct, StaffActName, StaffScope } from "@crewfleet/machines"
import type { Worker } from "@crewfleet/sdk"
import { Button } from "../ui/Button.tsx"
import { Card } from "../ui/Card.tsx"
import { CheckboxField } from "../ui/CheckboxField.tsx"
import { Row } from "../ui/Row.tsx"
import { Stack } from "../ui/Stack.tsx"
import { Sure } from "../ui/Sure.tsx"
import { notifyEmitted, useLogic } from "../useLogic.ts"
import { nameOfWorker } from "./nameOfWorker.ts"
import { StaffStanding } from "./StaffStanding.tsx"
import type { StaffLogics } from "./staffLogics.ts"

interface WorkerStandingCardProps {
  readonly worker: Worker
  readonly scope: StaffScope
  readonly logic: StaffLogics["act"]
  readonly onChange: () => void
}

/** Where a worker stands with the agency, and whether it finds them fit to work. */
export function WorkerStandingCard({ worker, scope, logic, onChange }: WorkerStandingCardProps) {
  const [state, send] = useLogic(logic, {}, (emitted) =>
    emitted.type === "outdated" ? onChange() : notifyEmitted(emitted)
  )
  const { standing = "", shares, fitToWork = false } = worker
  const doing = state.matches("doing") ? state.context.act?.act : undefined
  const ask = (act: StaffActName) => send({ type: "act.asked", act: { act, ...scope } satisfies StaffAct })
  return (
    <Card title="Standing" actions={<StaffStanding standing={standing} />}>
      <Stack>
        <p>
          {shares
            ? "They let you see their trainings and compliances."
            : "They do not let you see their trainings and compliances."}
        </p>
        <CheckboxField
          name="fitToWork"
          label="Fit to work"
          checked={doing === "findFit" || (fitToWork && doing !== "findUnfit")}
          disabled={doing !== undefined}
          onChange={({ currentTarget }) => ask(currentTarget.checked ? "findFit" : "findUnfit")}
        />
        <Row>
          {standing === "TAKEN_ON" ? (
            <Button kind="danger" size="small" busy={doing === "letGo"} onClick={() => ask("letGo")}>
              Let Go
            </Button>
          ) : (
            <Button size="small" busy={doing === "takeOn"} onClick={() => ask("takeOn")}>
              Take On
            </Button>
          )}
        </Row>
      </Stack>
      <Sure
        open={state.matches("confirming")}
        title={`Let ${nameOfWorker(worker)} go?`}
        description="Their jobs with you end, and they are booked no more. You may take them on again."
        no="Cancel"
        yes="Let go"
        onNo={() => send({ type: "act.cancelled" })}
        onYes={() => send({ type: "act.confirmed" })}
      />
    </Card>
  )
}
