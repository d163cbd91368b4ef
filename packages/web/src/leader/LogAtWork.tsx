import { type CodeOutcome, leaderLogMachine, logReceivedWords, recordIn } from "@crewfleet/machines"
import {
  isExchanged,
  type LogRecordKind,
  logLacks,
  logRecords,
  logSteps,
  stepIn,
  stepLacks,
  stepsDone
} from "@crewfleet/sdk/rules"
import { type ReactNode, useEffect, useEffectEvent, useMemo, useState } from "react"
import { useLocation, useSearch } from "wouter"
import { fromPromise } from "xstate"
import { SkipLink } from "../layout/SkipLink.tsx"
import { notify } from "../notice/noticesAtom.ts"
import { afterPaint } from "../ui/afterPaint.ts"
import { Bullets } from "../ui/Bullets.tsx"
import { Button } from "../ui/Button.tsx"
import { LoadingState } from "../ui/LoadingState.tsx"
import { Row } from "../ui/Row.tsx"
import { Stack } from "../ui/Stack.tsx"
import { StepIndicator } from "../ui/StepIndicator.tsx"
import { useLogic } from "../useLogic.ts"
import { IncidentBar } from "./IncidentBar.tsx"
import { Incidents } from "./Incidents.tsx"
import { LogHeader } from "./LogHeader.tsx"
import styles from "./LogScreen.module.css"
import { LogSummary } from "./LogSummary.tsx"
import type { LogOutboxes } from "./logOutboxes.ts"
import type { OpenedLog } from "./OpenedLog.ts"
import { photosOnPageOf } from "./onPageAlone.ts"
import { PassedOn } from "./PassedOn.tsx"
import { StepHeading } from "./StepHeading.tsx"
import { StepOfLog } from "./StepOfLog.tsx"
import { SubmittedDialog } from "./SubmittedDialog.tsx"
import { unexplainedIn } from "./unexplainedIn.ts"
import type { LogActors } from "./useLogDeliveries.ts"
import { useNewsOfAgency } from "./useNewsOfAgency.ts"
import { useNotLeaving } from "./useNotLeaving.ts"
import { useReceived } from "./useReceived.ts"
import { useReturnsRead } from "./useReturnsRead.ts"
import { isAside, receivedIn, settledIn, thereIn, useStandings } from "./useStandings.ts"

interface LogAtWorkProps {
  readonly opened: OpenedLog
  readonly outboxes: LogOutboxes
  readonly actors: LogActors
  /** What stands above it, but for whom the telephone was passed on to. */
  readonly standing: ReactNode
}

/** Shows `leaderLogMachine`: the six steps, what each lacks, and where every part of the log is. */
export function LogAtWork({ opened, outboxes, actors, standing }: LogAtWorkProps) {
  const standings = useStandings(actors, opened.isLost)
  const { form } = actors.vehicle.getSnapshot().context
  /** The log of a vehicle that was exchanged is none of the present one. */
  const counts = (kind: LogRecordKind) =>
    kind !== "vehicle" || !isExchanged(form.vehicleId, opened.log.vehicle?.id)
  const received = receivedIn(standings).filter(counts)
  const there = thereIn(standings).filter(counts)
  const unexplained = useMemo(() => unexplainedIn(opened.log), [opened.log])
  const notLeaving = useNotLeaving(opened.log, actors)
  const photos = standings.reduce((sum, { photos }) => sum + photos, 0)
  const photosOnPage = opened.isLost ? photos : Math.min(photos, photosOnPageOf(opened.owner))
  const isLeaving =
    photos > 0 || standings.some(({ kind, at }) => kind !== "times" && ["sending", "waiting"].includes(at))
  const hasFeedback =
    received.includes("dropOff") ||
    actors.dropOff.getSnapshot().context.received !== undefined ||
    recordIn(opened.log, "dropOff") !== undefined
  const [place, navigate] = useLocation()
  const asked = new URLSearchParams(useSearch()).get("step")
  const { unlock } = opened
  const logic = useMemo(
    () =>
      leaderLogMachine.provide({
        actors: {
          unlock: fromPromise<CodeOutcome, { readonly code: string }>(({ input }) => unlock(input.code))
        }
      }),
    [unlock]
  )
  const [state, send] = useLogic(logic, {
    input: { step: stepIn(asked, hasFeedback), feedbackReceived: hasFeedback }
  })
  const { step, problem } = state.context
  const shown = logSteps[step] ?? logSteps[0]

  useEffect(() => {
    if (hasFeedback) send({ type: "feedback.received" })
  }, [hasFeedback, send])
  // The address keeps the step, so that a reload and Back lead to it.
  useEffect(() => {
    if (asked !== null) send({ type: "step.chosen", step: stepIn(asked, true) })
  }, [asked, send])
  const keepPlace = useEffectEvent((shown: string) => {
    if (asked !== shown) navigate(`${place}?step=${shown}`, { replace: asked === null })
  })
  useEffect(() => keepPlace(shown.id), [shown.id])

  useReturnsRead(opened.log, actors)
  const [changes, setChanges] = useState(0)
  const { reload } = opened
  useNewsOfAgency(
    reload,
    standings.some(({ at }) => at === "sending")
  )
  const tell = (kind: keyof LogActors) => () => {
    const text = logReceivedWords[kind]
    if (text) notify({ level: "success", text })
    reload()
  }
  useReceived(actors.vehicle, tell("vehicle"))
  useReceived(actors.propertyTaken, tell("propertyTaken"))
  useReceived(actors.propertyHanded, tell("propertyHanded"))
  useReceived(actors.medicationTaken, tell("medicationTaken"))
  useReceived(actors.medicationHanded, tell("medicationHanded"))
  useReceived(actors.dropOff, () => {
    tell("dropOff")()
    if (!isAside(actors.dropOff.getSnapshot().context)) send({ type: "log.submitted" })
  })
  useReceived(actors.times, () => {
    tell("times")()
    // What arrives while another step is looked at takes nobody away from that, and whoever leaves sends nothing more.
    if (step === 5 && !isLeaving) navigate("/")
  })

  if (state.matches("passedOn"))
    return (
      <PassedOn
        actor={actors.dropOff}
        at={
          state.matches({ passedOn: "answering" })
            ? "answering"
            : state.hasTag("busy")
              ? "checkingCode"
              : "enteringCode"
        }
        problem={problem}
        send={send}
        onLeft={opened.lock}
      />
    )
  // Before it is known what there is, what is said of it would move what a finger is about to press.
  const isOpening = standings.some(({ kind, at }) => at === "opening" && logRecords[kind].step === shown.id)
  const lacks = [
    ...stepLacks(shown.id, there, notLeaving),
    ...unexplained.filter((one) => one.step === shown.id).map(({ text }) => text)
  ]
  const said = unexplained.map(({ text }) => text)
  const done = stepsDone({
    ...{ step, notLeaving, returns: opened.log.returns },
    there: settledIn(standings).filter(
      (kind) => counts(kind) && !unexplained.some((one) => one.kind === kind)
    )
  })
  return (
    <>
      {standing}
      <Stack gap={4} className={styles.frame}>
        <SkipLink target="main" />
        <Stack as="header">
          <LogHeader opened={opened} />
          <StepIndicator
            label="Steps of the log"
            steps={logSteps.map(({ title }) => title)}
            current={step}
            done={done.map(({ title }) => title)}
          />
          <LogSummary {...{ opened, outboxes, changes, standings, photosOnPage }} />
        </Stack>
        <Incidents opened={opened} outboxes={outboxes} changes={changes} />
        <Stack as="main" gap={4} id="main" tabIndex={-1}>
          <StepHeading title={shown.title} />
          {isOpening ? (
            <LoadingState message="Opening the step" />
          ) : (
            <>
              <WhatStepLacks lacks={lacks} />
              <StepOfLog
                step={shown.id}
                opened={opened}
                outboxes={outboxes}
                actors={actors}
                lacks={[...logLacks([...there, "dropOff"]), ...said]}
                onPassOn={() => {
                  // Nobody who has the telephone finds the log open beside it.
                  opened.closeElsewhere()
                  send({ type: "telephone.passed" })
                }}
              />
            </>
          )}
        </Stack>
        {!isOpening && (
          <nav aria-label="Steps">
            <Row justify="between" className={styles.moves}>
              {step > 0 && (
                <Button onClick={() => afterPaint(() => send({ type: "back.chosen" }))}>Back</Button>
              )}
              {step < 5 && (
                <Button
                  kind="primary"
                  disabled={step === 4 && !hasFeedback}
                  onClick={() => afterPaint(() => send({ type: "next.chosen" }))}
                >
                  Next
                </Button>
              )}
            </Row>
            {step === 4 && !hasFeedback && <p>The job plan opens once the feedback was received.</p>}
          </nav>
        )}
        <IncidentBar touches={outboxes.touches} onChanged={() => setChanges((count) => count + 1)} />
        <SubmittedDialog
          open={state.matches("successful")}
          lacks={[...logLacks(received), ...said]}
          log={opened.log}
          actors={actors}
          photos={photos - photosOnPage}
          photosOnPage={photosOnPage}
          onOk={() => afterPaint(() => send({ type: "ok.chosen" }))}
        />
      </Stack>
    </>
  )
}

function WhatStepLacks({ lacks }: { readonly lacks: ReadonlyArray<string> }) {
  if (lacks.length === 0) return null
  return (
    <section aria-label="What this step lacks">
      <p>This step lacks:</p>
      <Bullets>
        {lacks.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </Bullets>
    </section>
  )
}
