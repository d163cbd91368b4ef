import type { LeaderLog } from "@crewfleet/sdk"
import { isRefusedWith } from "@crewfleet/sdk"
import { defaultTimeZone, isUnreachable, leaderWords, writeInstant } from "@crewfleet/sdk/rules"
import { getDefaultStore, useAtomValue } from "jotai"
import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react"
import type { LastRead } from "../lastRead/lastReads.ts"
import { useLastRead } from "../lastRead/useLastRead.ts"
import { PublicFrame } from "../layout/PublicFrame.tsx"
import { failureWords } from "../list/failureWords.ts"
import { notify } from "../notice/noticesAtom.ts"
import { opensOfflineAtom } from "../offline/registerOffline.ts"
import { thisYear } from "../thisYear.ts"
import { serviceAhead, serviceAheadAtom, trustClock } from "../time/serviceClock.ts"
import { writeMoment } from "../time/write.ts"
import { Button } from "../ui/Button.tsx"
import { Callout } from "../ui/Callout.tsx"
import { LoadingState } from "../ui/LoadingState.tsx"
import { useLogic } from "../useLogic.ts"
import { LogScreen } from "./LogScreen.tsx"
import { isOnDevice, type LeaderHost } from "./leaderHost.ts"
import { removeLog, sweepLogs } from "./leaving.ts"
import type { OpenLock } from "./logLocks.ts"

interface OpenLogProps {
  readonly jobId: number
  readonly product: string
  readonly host: LeaderHost
  readonly open: OpenLock
  readonly onLock: () => void
  /** Nothing of the log is left on this device. */
  readonly onGone: () => void
  readonly closeElsewhere: () => void
  readonly onSignIn: () => void
}

/** Milliseconds between two looks whether what is open has been on this device for long enough. */
const betweenLooks = 15 * 60_000

/** The log of a journey while it is open: as the service tells it, or as it was read last while that cannot be asked. */
export function OpenLog(props: OpenLogProps) {
  const { jobId, product, host, open, onLock, onGone, closeElsewhere, onSignIn } = props
  const [{ load, logic }] = useState(() => host.reading(open))
  const [reads] = useState(() => ({
    keep: async () => {},
    read: (): Promise<LastRead<LeaderLog> | undefined> => host.readKept(open)
  }))
  const [state, send] = useLogic(logic, { input: { request: { jobId } } })
  const { value, failure } = state.context
  const last = useLastRead(
    { reads, owner: open.owner, id: jobId, isGivenIn: inEach },
    { value: value?.log, failure }
  )
  const log = value?.log ?? last?.value
  const opensOffline = useAtomValue(opensOfflineAtom)
  const isClockKnown = useAtomValue(serviceAheadAtom) !== undefined
  const ahead = serviceAhead()
  const isLost = useAtomValue(open.lost)
  const isKeptHere = isOnDevice(open)
  const reload = () => send({ type: "reload.asked" })

  const isGone = value !== undefined && value.log === undefined
  const gone = useEffectEvent(() => {
    notify({ level: "info", text: value?.closedBecause || leaderWords.noLongerHere.text })
    onGone()
  })
  useEffect(() => {
    if (isGone) gone()
  }, [isGone])

  const lookAgain = useEffectEvent(async () => {
    const isThere = async () => (await host.locks.look()).some(({ id }) => id === open.id)
    const wasThere = await isThere()
    await sweepLogs(host.store)
    if (isKeptHere && !wasThere) getDefaultStore().set(open.lost, true)
    if (wasThere && !(await isThere())) onGone()
    else reload()
  })
  const again = useEffectEvent(reload)
  // Whoever signed in again is let in once more.
  const before = useRef(open)
  useEffect(() => {
    if (before.current !== open) again()
    before.current = open
  }, [open])
  useEffect(() => {
    const look = () => void lookAgain().catch(() => {})
    const timer = setInterval(look, betweenLooks)
    const seen = () => {
      if (!document.hidden) look()
    }
    addEventListener("online", look)
    document.addEventListener("visibilitychange", seen)
    return () => {
      clearInterval(timer)
      removeEventListener("online", look)
      document.removeEventListener("visibilitychange", seen)
    }
  }, [])

  const spent = useRef(onLock)
  useEffect(() => {
    spent.current = onLock
  })
  const unlock = useCallback(
    async (code: string) => {
      const outcome = await host.locks.confirmCode(code)
      if (outcome._tag === "Spent") spent.current()
      return outcome
    },
    [host]
  )

  const leave = async () => {
    if (!(await removeLog(host.store, open.id).catch(() => false))) return notify(leaderWords.unsentStays)
    notify(leaderWords.removed)
    onGone()
  }

  const isEnded = failure !== undefined && isRefusedWith(failure, 401)
  if (!log)
    return (
      <PublicFrame product={product} title="Job Refs" year={thisYear()}>
        {failure ? (
          <>
            <p role="alert">{isEnded ? leaderWords.tokenEnded : failureWords("loadLog", failure)}</p>
            <Button kind="primary" wide onClick={isEnded ? onSignIn : reload}>
              {isEnded ? "Sign in again" : "Try again"}
            </Button>
          </>
        ) : (
          <LoadingState message="Opening the log" />
        )}
      </PublicFrame>
    )
  const isFresh = value?.log !== undefined && failure === undefined
  /** With the pages that open it. */
  const isAllHere = value?.isKept === true && opensOffline !== false
  const standing = (
    <>
      {isEnded && (
        <Callout tone="warning">
          <p>{leaderWords.tokenEnded}</p>
          <Button onClick={onSignIn}>Sign in again</Button>
        </Callout>
      )}
      {!isFresh && last && !isEnded && (
        <Callout>
          {failure === undefined
            ? leaderWords.asKnown
            : isUnreachable(failure)
              ? leaderWords.asItWas(writeMoment(last.at))
              : failureWords("loadLog", failure)}
        </Callout>
      )}
      {log.job.transportStatus === "ABORTED" && (
        <Callout tone="danger" title={abortedIn(log)}>
          <p>{leaderWords.afterAborting}</p>
        </Callout>
      )}
      {value?.closedBecause && <Callout tone="warning">{value.closedBecause}</Callout>}
      {isFresh && !value.closedBecause && !isAllHere && !isLost && (
        <Callout tone="warning">{isKeptHere ? leaderWords.notOnDevice : leaderWords.notKept.text}</Callout>
      )}
      {isLost && <Callout tone="danger">{leaderWords.keepsNothing}</Callout>}
      {ahead !== 0 && (
        <Callout tone="warning">
          <p>{isClockKnown ? leaderWords.clockIsOff(ahead) : leaderWords.clockWasOff(ahead)}</p>
          <Button onClick={trustClock}>The clock is right now</Button>
        </Callout>
      )}
    </>
  )
  return (
    <LogScreen
      standing={standing}
      opened={{
        ...{ jobId, workerId: open.workerId, owner: open.owner, device: open.device, load },
        ...{
          log,
          isFresh,
          isAllKept: value?.isKept ?? false,
          isLost,
          reload,
          lock: onLock,
          closeElsewhere,
          unlock,
          leave,
          signIn: onSignIn
        }
      }}
    />
  )
}

/** Who has aborted the journey, and when by the clocks of its agency. */
const abortedIn = ({ aborted, job }: LeaderLog) =>
  leaderWords.aborted(
    aborted?.by,
    aborted && writeInstant("moment", aborted.at, job.timeZone ?? defaultTimeZone)
  )

/** Whatever goes wrong, nobody on the road loses what they were looking at. */
const inEach = () => true
