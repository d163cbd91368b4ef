import {
  type conditionReportLogic,
  draftIn,
  isUnsent,
  keepingOf,
  type ReportOfBooking
} from "@crewfleet/machines"
import { atom, getDefaultStore } from "jotai"
import { type Actor, createActor } from "xstate"
import { tell } from "../notice/noticesAtom.ts"
import { holdLock } from "./holdLock.ts"
import type { DeviceStore } from "./reportStore.ts"

/** The machine of a report with its ports filled. */
export type ReportLogic = ReturnType<typeof conditionReportLogic>

/** A report that this page works on; without an actor where another tab has taken it over. */
export interface OpenReport extends ReportOfBooking {
  readonly actor: Actor<ReportLogic> | undefined
}

/** Every report that this page works on, whether it is shown or only waits to be sent. */
export const openReportsAtom = atom<ReadonlyArray<OpenReport>>([])

/** Where the reports of one person are worked on while they are signed in. */
export interface ReportDesk {
  readonly store: DeviceStore
  /** Works on a report from now on, and takes it over from any other tab. */
  readonly open: (report: ReportOfBooking) => void
  /** Works on everything that is on this device and to be sent. */
  readonly openUnsent: () => Promise<void>
  /** Sends what waits, here or in a tab that has been closed. */
  readonly connectionReturned: () => void
  /** Writes at once what was typed in the last moment. */
  readonly keepAll: () => void
  readonly close: () => void
}

/** Milliseconds until somebody looks again whether what another tab worked on is still to be sent. */
const pauseBetweenLooks = 5_000

const isSame = (one: ReportOfBooking, other: ReportOfBooking) =>
  one.bookingId === other.bookingId && one.moment === other.moment

/** The desk of one person: each report has one actor, in one tab, for as long as they are signed in. */
export const makeReportDesk = (person: string, store: DeviceStore, logic: ReportLogic): ReportDesk => {
  const atoms = getDefaultStore()
  const reports = () => atoms.get(openReportsAtom)
  const releases = new Map<string, () => void>()
  const put = (report: OpenReport) =>
    atoms.set(openReportsAtom, [...reports().filter((each) => !isSame(each, report)), report])

  const lockOf = ({ bookingId, moment }: ReportOfBooking) =>
    `crewfleet.report/${person}/${bookingId}/${moment}`

  /** What was typed in the last moment is written before its keeper goes. */
  const keepLast = ({ actor, bookingId, moment }: OpenReport) => {
    const snapshot = actor?.getSnapshot()
    if (snapshot && keepingOf(snapshot) === "unkept")
      store.keep({ bookingId, moment }, draftIn(snapshot.context)).catch(() => {})
  }

  const start = ({ bookingId, moment }: ReportOfBooking, isTaken: boolean) => {
    const lock = lockOf({ bookingId, moment })
    const actor = createActor(logic, { input: { bookingId, moment } })
    actor.on("notice", ({ notice }) => tell(notice))
    const release = holdLock(lock, isTaken, {
      onHeld: () => {
        actor.start()
        put({ bookingId, moment, actor })
      },
      onLost: () => {
        if (!isTaken) lookAgain()
        // What only this page has is not given away: the other tab could not read it.
        if (keepingOf(actor.getSnapshot()) === "notKept") return
        keepLast({ bookingId, moment, actor })
        actor.stop()
        releases.delete(lock)
        if (reports().some((each) => each.actor === actor)) put({ bookingId, moment, actor: undefined })
      }
    })
    releases.set(lock, release)
  }

  /** The page before may hold it for a moment longer, and a tab that holds it may be closed. */
  let looking: ReturnType<typeof setTimeout> | undefined
  const lookAgain = () => {
    clearTimeout(looking)
    looking = setTimeout(() => openUnsent().catch(() => {}), pauseBetweenLooks)
  }

  const openUnsent = async () => {
    for (const { report, draft } of await store.list())
      if (isUnsent(draft) && !releases.has(lockOf(report))) start(report, false)
  }

  return {
    store,
    openUnsent,
    open: (report) => {
      const isHere = reports().some((each) => isSame(each, report) && each.actor)
      if (!isHere && !releases.has(lockOf(report))) start(report, true)
    },
    connectionReturned: () => {
      for (const { actor } of reports()) actor?.send({ type: "connection.returned" })
      openUnsent().catch(() => {})
    },
    keepAll: () => reports().forEach(keepLast),
    close: () => {
      clearTimeout(looking)
      for (const report of reports()) {
        keepLast(report)
        report.actor?.stop()
      }
      for (const release of releases.values()) release()
      atoms.set(openReportsAtom, [])
    }
  }
}
