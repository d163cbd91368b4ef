import type { transportCodeMachine } from "@crewfleet/machines"
import { transportCodeForm } from "@crewfleet/sdk/rules"
import { useEffect, useEffectEvent, useState } from "react"
import { AskedOnce } from "../form/AskedOnce.tsx"
import { notify } from "../notice/noticesAtom.ts"
import { Button } from "../ui/Button.tsx"
import { Card } from "../ui/Card.tsx"
import { Row } from "../ui/Row.tsx"
import { Stack } from "../ui/Stack.tsx"
import { useLogic } from "../useLogic.ts"

interface CodeCardProps {
  /** The number of the job. */
  readonly id: number
  readonly logic: typeof transportCodeMachine
  readonly onUnlocked: () => void
}

/** Lets the holder of a link read of the patient once they enter the code that was mailed to whoever asked. */
export function CodeCard({ id, logic, onUnlocked }: CodeCardProps) {
  const [said, setSaid] = useState<ReadonlyArray<string>>([])
  const [state, send] = useLogic(logic, { input: { id } }, ({ notice }) => {
    if (notice.level === "info" || notice.level === "success") notify(notice)
    else setSaid([notice.text])
  })
  const { problems } = state.context
  const isUnlocked = state.matches("unlocked")
  const tell = useEffectEvent(onUnlocked)
  useEffect(() => {
    if (isUnlocked) tell()
  }, [isUnlocked])
  const attempt = (event: Parameters<typeof send>[0]) => {
    setSaid([])
    send(event)
  }
  const others = said.filter((text) => problems.every((problem) => problem.text !== text))
  return (
    <Card title="The patient’s details">
      <Stack>
        <p>
          To read of the patient, and to complete, change or cancel the request, enter a code. It is mailed to
          the e-mail address that was given with the request.
        </p>
        <Row>
          <Button
            busy={state.matches("requesting")}
            disabled={state.hasTag("busy")}
            onClick={() => attempt({ type: "code.requested" })}
          >
            {state.matches("codeSent") ? "Send me another code" : "Send me a code"}
          </Button>
        </Row>
        <AskedOnce
          of={transportCodeForm}
          problems={problems}
          refusals={others.map((text) => ({ text }))}
          busy={state.hasTag("busy")}
          onSubmit={({ code }) => attempt({ type: "code.submitted", code })}
        >
          <Button kind="primary" type="submit" busy={state.matches("unlocking")}>
            Show the details
          </Button>
        </AskedOnce>
      </Stack>
    </Card>
  )
}
