import type { LogAct } from "@crewfleet/machines"
import type { JourneyLog, MendedDefect, OpenDefect, TransportJob } from "@crewfleet/sdk"
import { checkGravities, nameOfCode, openDefectsIn } from "@crewfleet/sdk/rules"
import { Badge, type Tone } from "../ui/Badge.tsx"
import { Button } from "../ui/Button.tsx"
import { Card } from "../ui/Card.tsx"
import { Row } from "../ui/Row.tsx"
import { Stack } from "../ui/Stack.tsx"
import { VisuallyHidden } from "../ui/VisuallyHidden.tsx"
import { DefectDecision } from "./DefectDecisions.tsx"
import styles from "./JourneyLog.module.css"

interface LogDefectsProps {
  readonly log: JourneyLog
  readonly job: TransportJob
  readonly busy: boolean
  readonly act: (act: LogAct) => void
}

/** What is open of the vehicle of a journey, and of one from which it was exchanged, each with what can be decided about it; and what was mended. */
export function LogDefects({ log, job, busy, act }: LogDefectsProps) {
  const open = log.vehicle?.openDefects ?? []
  const mended = log.vehicle?.mendedDefects ?? []
  if (open.length + log.otherDefects.length + mended.length === 0) return null
  const mayOverrule = new Set(openDefectsIn(log).flatMap((one) => (one.mayOverrule ? [one.id] : [])))
  const items = (defects: ReadonlyArray<OpenDefect>) =>
    defects.map((defect) => (
      <Stack as="li" gap={2} key={defect.id} className={styles.line}>
        <Named defect={defect} job={job} />
        {defect.isFoundBefore && <p className={styles.minor}>Found by whoever led the journey before</p>}
        {defect.isFoundElsewhere && <p className={styles.minor}>Found on another journey too</p>}
        <DefectDecision of={defect} />
        <Row gap={3}>
          {mayOverrule.has(defect.id) && (
            <Button disabled={busy} onClick={() => act({ do: "overrule", defectId: defect.id })}>
              Overrule <Of label={defect.label} />
            </Button>
          )}
          <Button disabled={busy} onClick={() => act({ do: "mend", defectId: defect.id })}>
            It is mended <Of label={defect.label} />
          </Button>
        </Row>
      </Stack>
    ))
  return (
    <Card title="Defects of the vehicle">
      <Stack>
        {open.length > 0 && (
          <Stack as="ul" gap={0} aria-label="Open defects">
            {items(open)}
          </Stack>
        )}
        {log.otherDefects.length > 0 && (
          <section aria-label="Defects of the vehicle before">
            <h3>Found on the vehicle that was exchanged</h3>
            <Stack as="ul" gap={0}>
              {items(log.otherDefects)}
            </Stack>
          </section>
        )}
        {mended.length > 0 && (
          <section aria-label="Mended defects">
            <h3>Mended</h3>
            <Stack as="ul" gap={0}>
              {mended.map((defect) => (
                <Stack as="li" gap={2} key={defect.id} className={styles.line}>
                  <Named defect={defect} job={job} />
                  <DefectDecision of={defect} />
                </Stack>
              ))}
            </Stack>
          </section>
        )}
      </Stack>
    </Card>
  )
}

/** What is wrong, how grave it is, and on which journey it was found. */
function Named({ defect, job }: { readonly defect: OpenDefect | MendedDefect; readonly job: TransportJob }) {
  return (
    <>
      <Row gap={2}>
        <Badge tone={tones[defect.gravity] ?? "warning"}>{nameOfCode(checkGravities, defect.gravity)}</Badge>
        <strong>{defect.label}</strong>
      </Row>
      {defect.note && <p className={styles.words}>{defect.note}</p>}
      {defect.refPrefix && defect.refPrefix !== job.refPrefix && (
        <p className={styles.minor}>Found on the journey {defect.refPrefix}</p>
      )}
    </>
  )
}

/** Of which defect, for whoever does not see where the button stands. */
const Of = ({ label }: { readonly label: string }) => <VisuallyHidden>({label})</VisuallyHidden>

const tones: Readonly<Record<string, Tone>> = {
  ROADWORTHINESS: "danger",
  CRITICAL: "warning",
  MINOR: "neutral"
}
