import { draftIn, isStarted, type KeptReport } from "@crewfleet/machines"
import {
  type ConditionReports,
  type Moment,
  missedDamages,
  moments,
  momentWords,
  type Session
} from "@crewfleet/sdk"
import { useSelector } from "@xstate/react"
import { useEffect, useState } from "react"
import { Link } from "wouter"
import { writeMoment } from "../dashboard/timeWriter.ts"
import { failureWords } from "../list/failureWords.ts"
import { sessionActor } from "../session/sessionActor.ts"
import { Dialog } from "../ui/Dialog.tsx"
import { useLogic } from "../useLogic.ts"
import styles from "./ConditionReportDialog.module.css"
import { conditionReports, deskOf } from "./conditionDesk.ts"
import { momentAddress } from "./momentAddress.ts"
import { useOpenReports } from "./useUnsent.ts"

interface ConditionReportDialogProps {
  readonly open: boolean
  readonly clientId: number
  readonly bookingId: number
  readonly onClose: () => void
}

/** The way to both condition reports of a booking, with where each of them is. */
export function ConditionReportDialog({ open, onClose, ...booking }: ConditionReportDialogProps) {
  const session = useSelector(sessionActor, ({ context }) => context.session)
  return (
    <Dialog open={open} title="Vehicle Condition Report form" onDismiss={onClose}>
      {open && session && <BothReports session={session} {...booking} />}
    </Dialog>
  )
}

interface BothReportsProps {
  readonly session: Session
  readonly clientId: number
  readonly bookingId: number
}

type Kept = Readonly<Partial<Record<Moment, KeptReport["draft"]>>>

function BothReports({ session, clientId, bookingId }: BothReportsProps) {
  const [state] = useLogic(conditionReports, { input: { request: { bookingId } } })
  const kept = useKept(session, bookingId)
  const { value, failure } = state.context
  const pages = `/agency/clients/${clientId}/bookings/${bookingId}/condition`
  return (
    <div className={styles.both}>
      {failure && (
        <p role="status">{failureWords("loadReports", failure)}. You can fill them in all the same.</p>
      )}
      <ul className={styles.reports}>
        {moments.map((moment) => {
          const { fact, deed } = stateOf(moment, value, kept[moment])
          return (
            <li key={moment} className={styles.report}>
              <span>
                <strong>{momentWords[moment]}</strong>
                <span className={styles.fact}>
                  {state.hasTag("busy") && !kept[moment] ? "Looking" : fact}
                </span>
              </span>
              <Link href={`${pages}/${momentAddress[moment]}`} className={styles.link}>
                {deed} {momentWords[moment].toLowerCase()} report
              </Link>
            </li>
          )
        })}
      </ul>
      {(value?.pickUp || value?.return) && <Link href={pages}>Compare and print</Link>}
    </div>
  )
}

const stateOf = (
  moment: Moment,
  reports: ConditionReports | undefined,
  draft: KeptReport["draft"]
): { readonly fact: string; readonly deed: string } => {
  const received = moment === "PICK_UP" ? reports?.pickUp : reports?.return
  if (draft?.refusal) return { fact: "Refused, and still on this device", deed: "Show the" }
  if (draft?.asked && !draft.receivedAt)
    return { fact: "On this device, waiting to be sent", deed: "Show the" }
  if (draft && isStarted(draft) && !draft.receivedAt)
    return { fact: "Begun on this device", deed: "Go on with the" }
  if (received) {
    const earlier = moment === "RETURN" ? reports?.pickUp?.content : undefined
    const isMissing = missedDamages(earlier, received.content).length > 0
    const but = isMissing ? ", but without damage that was noted at pick-up" : ""
    return { fact: `Received ${writeMoment(received.receivedAt)}${but}`, deed: "Show the" }
  }
  return { fact: "Not made yet", deed: "Fill in the" }
}

/** What is on this device of both reports, as it changes while this page sends them. */
const useKept = (session: Session, bookingId: number): Kept => {
  const [kept, setKept] = useState<Kept>({})
  const { store } = deskOf(session)
  useEffect(() => {
    let gone = false
    store.list().then((drafts) => {
      const here = drafts.filter(({ report }) => report.bookingId === bookingId)
      if (!gone) setKept(Object.fromEntries(here.map(({ report, draft }) => [report.moment, draft])))
    })
    return () => {
      gone = true
    }
  }, [store, bookingId])
  const open = useOpenReports().flatMap(({ actor, ...report }) =>
    actor && report.bookingId === bookingId ? [[report.moment, draftIn(actor.getSnapshot().context)]] : []
  )
  return { ...kept, ...Object.fromEntries(open) }
}
