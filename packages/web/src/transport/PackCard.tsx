import type { packMachine, TransportRequest } from "@crewfleet/machines"
import type { TransportJob } from "@crewfleet/sdk"
import { packWords, whyNoPack, writeInstant } from "@crewfleet/sdk/rules"
import Download from "lucide-react/icons/download"
import { useEffect, useEffectEvent, useState } from "react"
import { useZone } from "../time/InZone.tsx"
import { Button } from "../ui/Button.tsx"
import { Card } from "../ui/Card.tsx"
import { Facts } from "../ui/Facts.tsx"
import { Row } from "../ui/Row.tsx"
import { Stack } from "../ui/Stack.tsx"
import { useLogic } from "../useLogic.ts"
import styles from "./JobPage.module.css"
import { savePack } from "./savePack.ts"

interface PackCardProps {
  readonly job: Pick<TransportJob, "pack" | "refPrefix" | "erasedAt" | "transportStatus">
  readonly request: TransportRequest
  /** Reads the job again, of which the pack is being sealed. */
  readonly reload: () => void
  readonly logicFor: (hand: ReturnType<typeof savePack>) => typeof packMachine
}

/** The sealed pack of a journey whose log was accepted, or why there is none: both files to keep, until when they are kept here, and how they are verified. */
export function PackCard({ job, request, reload, logicFor }: PackCardProps) {
  const { pack, refPrefix, erasedAt, transportStatus } = job
  const [logic] = useState(() => logicFor(savePack(refPrefix)))
  const [state, send] = useLogic(logic, { input: { of: request } })
  const zone = useZone()
  useLooks(pack !== undefined && pack.sealedAt === undefined, reload)
  const none = pack ? packWords.sealing : whyNoPack(transportStatus)
  if (none === undefined) return null
  const busy = state.hasTag("busy")
  if (!pack?.sealedAt)
    return (
      <Card title={packWords.title}>
        <p>{none}</p>
      </Card>
    )
  const { sealedAt, keptUntil } = pack
  return (
    <Card title={packWords.title} busy={busy}>
      <Stack>
        <p>{erasedAt ? packWords.erased : packWords.about}</p>
        <Facts
          of={{
            Sealed: writeInstant("moment", sealedAt, zone),
            ...(!erasedAt && {
              "Kept until": keptUntil ? writeInstant("date", keptUntil, zone) : packWords.held
            })
          }}
        />
        <Row>
          {!erasedAt && (
            <Button busy={busy} onClick={() => send({ type: "file.asked", as: "pdf" })}>
              <Download size={16} aria-hidden="true" />
              Download PDF
            </Button>
          )}
          <Button busy={busy} onClick={() => send({ type: "file.asked", as: "json" })}>
            <Download size={16} aria-hidden="true" />
            Download JSON
          </Button>
        </Row>
        <p className={styles.minor}>
          {packWords.verify} <code>{packWords.command}</code>. {packWords.key}
        </p>
      </Stack>
    </Card>
  )
}

/** Milliseconds until the first look at what is being done, and between two at most. */
const looks = { first: 2_000, most: 30_000 }

/** Looks again, ever less often, for as long as something is awaited and somebody sees the page. */
const useLooks = (isAwaited: boolean, look: () => void) => {
  const lookAgain = useEffectEvent(look)
  useEffect(() => {
    if (!isAwaited) return
    let timer: ReturnType<typeof setTimeout>
    const wait = (pause: number) => {
      timer = setTimeout(() => {
        if (!document.hidden) lookAgain()
        wait(Math.min(2 * pause, looks.most))
      }, pause)
    }
    wait(looks.first)
    return () => clearTimeout(timer)
  }, [isAwaited])
}
