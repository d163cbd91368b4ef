import type { DropOffDelivery, LeaderLogEvent } from "@crewfleet/machines"
import { useEffect, useEffectEvent, useLayoutEffect, useState } from "react"
import type { DeliveryActor } from "../delivery/DeliveryActor.ts"
import { PageHeading } from "../layout/PageHeading.tsx"
import { Button } from "../ui/Button.tsx"
import { Card } from "../ui/Card.tsx"
import { Form } from "../ui/Form.tsx"
import { Row } from "../ui/Row.tsx"
import { Stack } from "../ui/Stack.tsx"
import { TextField } from "../ui/TextField.tsx"
import { ExperienceQuestions } from "./ExperienceQuestions.tsx"
import { holdNotices } from "./holdNotices.ts"
import styles from "./LogScreen.module.css"

interface PassedOnProps {
  readonly actor: DeliveryActor<DropOffDelivery>
  readonly at: "answering" | "enteringCode" | "checkingCode"
  /** Why the last code opened nothing. */
  readonly problem: string | undefined
  readonly send: (event: LeaderLogEvent) => void
  /** Whoever leaves this by any other way than the code finds the log closed. */
  readonly onLeft: () => void
}

/** What the patient sees who was given the telephone: their questions, and nothing else until the leader's code. */
export function PassedOn({ actor, at, problem, send, onLeft }: PassedOnProps) {
  const left = useEffectEvent(() => {
    if (at !== "checkingCode") onLeft()
  })
  useEffect(() => () => left(), [])
  useLayoutEffect(holdNotices, [])
  return (
    <Stack as="main" gap={4} className={styles.frame} id="main" tabIndex={-1}>
      <PageHeading title="Your experience">Your experience</PageHeading>
      {at === "answering" ? (
        <>
          <p>
            Tell us how the journey was. You need not answer anything; press an answer again to take it back.
          </p>
          <Card>
            <ExperienceQuestions actor={actor} />
          </Card>
          <Button kind="primary" wide onClick={() => send({ type: "telephone.returned" })}>
            Give the telephone back
          </Button>
        </>
      ) : (
        <CodeForm problem={problem} busy={at === "checkingCode"} send={send} />
      )}
    </Stack>
  )
}

interface CodeFormProps extends Pick<PassedOnProps, "problem" | "send"> {
  readonly busy: boolean
}

function CodeForm({ problem, busy, send }: CodeFormProps) {
  const [code, setCode] = useState("")
  return (
    <Form busy={busy} onSubmit={() => send({ type: "code.submitted", code })}>
      <Card title="Leader's code">
        <Stack>
          <TextField
            name="code"
            label="Code of six digits"
            hint="The leader enters it to go on with the log"
            type="password"
            inputMode="numeric"
            autoComplete="off"
            problem={problem}
            value={code}
            onChange={({ currentTarget }) => setCode(currentTarget.value)}
          />
          <Row>
            <Button kind="primary" type="submit" busy={busy}>
              Go on with the log
            </Button>
            <Button onClick={() => send({ type: "code.cancelled" })}>Back to the questions</Button>
          </Row>
        </Stack>
      </Card>
    </Form>
  )
}
