import {
  offered,
  type StaffAct,
  type StaffActName,
  type StaffScope,
  staffLife,
  whyNot
} from "@crewfleet/machines"
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
import { whyUnseen } from "./whyUnseen.ts"

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
  const notFit = whyNot(staffLife, standing, {}, { type: "fitness.judged" })
  const doing = state.matches("doing") ? state.context.act?.act : undefined
  const ask = (act: StaffActName) => send({ type: "act.asked", act: { act, ...scope } satisfies StaffAct })
  return (
    <Card title="Standing" actions={<StaffStanding standing={standing} />}>
      <Stack>
        <p>{shares ? "They let you see their trainings and compliances." : whyUnseen(worker)}</p>
        <CheckboxField
          name="fitToWork"
          label="Fit to work"
          checked={doing === "findFit" || (fitToWork && doing !== "findUnfit")}
          hint={notFit}
          aria-disabled={doing !== undefined}
          disabled={notFit !== undefined}
          onChange={({ currentTarget }) => ask(currentTarget.checked ? "findFit" : "findUnfit")}
        />
        {standing === "APPLIED" && (
          <CheckboxField
            name="offered"
            label="Conditional offer"
            hint="It opens the questionnaire about their health, which nobody may ask for before."
            checked={doing === "makeOffer" || (worker.offered === true && doing !== "withdrawOffer")}
            aria-disabled={doing !== undefined}
            onChange={({ currentTarget }) => ask(currentTarget.checked ? "makeOffer" : "withdrawOffer")}
          />
        )}
        <Row>
          {offered(staffLife, standing, {}).map(({ step }) => {
            if (step === "worker.declined") return null
            const { act, label, kind } = buttons[step]
            return (
              <Button key={step} kind={kind} size="small" busy={doing === act} onClick={() => ask(act)}>
                {label}
              </Button>
            )
          })}
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

/** An applicant is declined where the agency looks through all of them, with a reason. */
const buttons = {
  "worker.takenOn": { act: "takeOn", label: "Take On", kind: "secondary" },
  "worker.left": { act: "letGo", label: "Let Go", kind: "danger" }
} as const
