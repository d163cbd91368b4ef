import { type Offered, obstaclesBefore, offered, transportLife } from "@crewfleet/machines"
import { isLogAwaited, type TransportStep, transportStepWords } from "@crewfleet/sdk/rules"
import { type MouseEvent, useState } from "react"
import { Button } from "../ui/Button.tsx"
import { Card } from "../ui/Card.tsx"
import link from "../ui/Link.module.css"
import { Row } from "../ui/Row.tsx"
import { Stack } from "../ui/Stack.tsx"
import { useHeldFocus } from "../ui/useHeldFocus.ts"
import { AuthoriseDialog } from "./AuthoriseDialog.tsx"
import type { JobOnPage } from "./JobOnPage.ts"
import styles from "./JobPage.module.css"
import { mendId } from "./transportMends.ts"

interface JobStepsProps extends JobOnPage {
  /** Leads to where an obstacle is put right. */
  readonly onMend: (id: string) => void
}

/** What can be done next with a job: the normal step first, and beside a grey button why, each reason leading to where it is mended. */
export function JobSteps({ job, state, act, send, logics, owner, onMend }: JobStepsProps) {
  const [authorises, setAuthorises] = useState(false)
  const held = useHeldFocus()
  const { facts, transportStatus } = job
  const busy = state.hasTag("busy")
  const known = facts ? inOrder(transportStatus, offered(transportLife, transportStatus, facts)) : []
  const steps = known.filter(({ step }) => step !== "log.accepted" || isLogAwaited(job))
  const [next] = steps
  const choose = (step: TransportStep) =>
    step === "job.authorised" ? setAuthorises(true) : act({ do: "step", step })
  return (
    <Card title="What happens next">
      <Stack className={styles.part} {...held}>
        {steps.length === 0 && <p className={styles.minor}>Nothing more happens to this job.</p>}
        <Row as="ul" align="start" gap={3} stackedBelow={36} aria-label="What can happen next">
          {steps.map(({ step, because }) => (
            <Stack as="li" gap={1} align="start" key={step} className={styles.step}>
              <Button
                kind={step === next?.step && !ending.includes(step) ? "primary" : "secondary"}
                disabled={busy || because !== undefined}
                busy={state.matches("acting") && isStep(state.context.act, step)}
                aria-describedby={because && `${step}-obstacles`}
                onClick={() => choose(step)}
              >
                {actWords(step, transportStatus)}
              </Button>
              {because && facts && (
                <Stack as="ul" gap={1} id={`${step}-obstacles`} className={styles.obstacles}>
                  {obstaclesBefore(transportLife, transportStatus, facts, step).map(({ text, mend }) => (
                    <li key={text}>
                      <Mend text={text} id={mendId(mend)} onMend={onMend} />
                    </li>
                  ))}
                </Stack>
              )}
            </Stack>
          ))}
        </Row>
      </Stack>
      {authorises && (
        <AuthoriseDialog
          job={job}
          request={state.context.request}
          owner={owner}
          logics={logics}
          onDone={(changed) => {
            setAuthorises(false)
            if (changed) send({ type: "reload.asked" })
          }}
        />
      )}
    </Card>
  )
}

interface MendProps {
  readonly text: string
  readonly id: string | undefined
  readonly onMend: (id: string) => void
}

function Mend({ text, id, onMend }: MendProps) {
  if (id === undefined) return text
  const go = (event: MouseEvent) => {
    event.preventDefault()
    onMend(id)
  }
  return (
    <a href={`#${id}`} className={link.alone} onClick={go}>
      {text}
    </a>
  )
}

const ending: ReadonlyArray<string> = ["job.declined", "job.cancelled", "job.aborted"]

/** Once a job is authorised, committing comes before other times. */
const inOrder = (status: string, steps: ReadonlyArray<Offered<TransportStep>>) =>
  status === "AUTHORIZED"
    ? steps
        .toSorted(
          (one, other) => Number(one.step === "job.authorised") - Number(other.step === "job.authorised")
        )
        .toSorted((one, other) => Number(ending.includes(one.step)) - Number(ending.includes(other.step)))
    : steps

const actWords = (step: TransportStep, status: string) =>
  step === "job.authorised" && status === "AUTHORIZED"
    ? "Authorise other times"
    : transportStepWords(step).act

const isStep = (act: JobOnPage["state"]["context"]["act"], step: TransportStep) =>
  act?.do === "step" && act.step === step
