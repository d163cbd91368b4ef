import { leaderWords, logRecordSaid, logSteps } from "@crewfleet/sdk/rules"
import { useState } from "react"
import { Link, useLocation } from "wouter"
import { Badge, type Tone } from "../ui/Badge.tsx"
import { Bullets } from "../ui/Bullets.tsx"
import { Button } from "../ui/Button.tsx"
import { Row } from "../ui/Row.tsx"
import { Stack } from "../ui/Stack.tsx"
import { Sure } from "../ui/Sure.tsx"
import styles from "./LogScreen.module.css"
import { isComplete } from "./leaving.ts"
import type { LogOutboxes } from "./logOutboxes.ts"
import type { OpenedLog } from "./OpenedLog.ts"
import { useIncidents } from "./useIncidents.ts"
import type { Standing } from "./useStandings.ts"

interface LogSummaryProps {
  readonly opened: OpenedLog
  readonly outboxes: LogOutboxes
  /** Counts what was recorded or taken back on the road. */
  readonly changes: number
  readonly standings: ReadonlyArray<Standing>
  /** How many photos of what was received are on this page alone. */
  readonly photosOnPage: number
}

/** Where every part of the log is, and how much of it is on this device alone, or on this page. */
export function LogSummary(props: LogSummaryProps) {
  const { opened, outboxes, changes, standings, photosOnPage } = props
  const { log, lock, leave } = opened
  const [place] = useLocation()
  const [isRemoving, setRemoving] = useState(false)
  const incidents = useIncidents(opened, outboxes, changes).filter(({ isUnsent }) => isUnsent)
  const owed = standings.filter(({ at }) => at === "owed").length
  const unsent = [
    ...standings.filter(({ at }) => !["opening", "empty", "owed", "received"].includes(at)),
    ...incidents
  ]
  const onPage = unsent.filter(({ isOnPage }) => isOnPage).length
  const isDone = incidents.length === 0 && isComplete(log) && standings.every(({ at }) => at === "received")
  return (
    <Stack gap={2}>
      <Row justify="between">
        <p role="status">{summaryOf({ here: unsent.length - onPage, onPage, owed, photosOnPage })}</p>
        <Row>
          {isDone && (
            <Button size="small" onClick={() => setRemoving(true)}>
              Remove from this device
            </Button>
          )}
          <Button size="small" onClick={lock}>
            Lock
          </Button>
        </Row>
      </Row>
      {log.isFormer && (
        <p className={styles.open}>
          Somebody else leads this journey by now. What is still here is sent; once they have taken the log
          over, it stands beside what they note.
        </p>
      )}
      {log.returns
        .filter(({ mendedAt }) => mendedAt === undefined)
        .map(({ id, step, words, by }) => (
          <p key={id} className={styles.open}>
            <Link className={styles.toStep} href={`${place}?step=${step}`}>
              {titleOf(step)}
            </Link>
            , to be mended{by && `, says ${by}`}: {words}
          </p>
        ))}
      <details>
        <summary className={styles.summary}>Parts of the log</summary>
        <Bullets>
          {standings.map((standing) => (
            <li key={standing.kind}>
              {logRecordSaid(standing.kind)}: <Where {...standing} />
            </li>
          ))}
        </Bullets>
      </details>
      <Sure
        open={isRemoving}
        title="Remove this log from this device?"
        description="The service has all of it. Reading it here again takes a signal and your password."
        no="Keep it"
        yes="Remove"
        onNo={() => setRemoving(false)}
        onYes={() => {
          setRemoving(false)
          leave()
        }}
      />
    </Stack>
  )
}

/** Where one part of it is. */
function Where({ at, isOnPage }: Standing) {
  if (isOnPage && (at === "noted" || at === "waiting"))
    return <Badge tone="danger">{leaderWords.onPageAlone}</Badge>
  return <Badge tone={tones[at]}>{said[at]}</Badge>
}

const titleOf = (step: string) => logSteps.find(({ id }) => id === step)?.title ?? step

const parts = (count: number) => `${count} ${count === 1 ? "part" : "parts"}`

interface Unsent {
  readonly here: number
  readonly onPage: number
  readonly owed: number
  readonly photosOnPage: number
}

const summaryOf = ({ here, onPage, owed, photosOnPage }: Unsent) => {
  if (here + onPage + owed === 0) return "Nothing waits on this device."
  return [
    ...(onPage > 0 ? [`${parts(onPage)} only on this page, not sent.`] : []),
    ...(here > 0 ? [`${parts(here)} on this device, not sent.`] : []),
    ...(owed > 0 ? [`${parts(owed)} received, with photos still to come.`] : []),
    ...(owed > 0 && photosOnPage > 0 ? [leaderWords.photosOnPage(photosOnPage)] : [])
  ].join(" ")
}

const said = {
  opening: "Being opened",
  empty: "Nothing noted yet",
  noted: "On this device, not sent yet",
  sending: "Sending",
  waiting: "On this device, waiting to be sent",
  owed: "Received, with photos still to come",
  received: "Received",
  refused: "Refused: look at its step"
} as const

const tones: Readonly<Record<Standing["at"], Tone>> = {
  opening: "neutral",
  empty: "neutral",
  noted: "info",
  sending: "info",
  waiting: "warning",
  owed: "warning",
  received: "success",
  refused: "danger"
}
