import type { LeaderLog } from "@crewfleet/sdk"
import { isRefusedWith } from "@crewfleet/sdk"
import { isUnreachable, leaderWords } from "@crewfleet/sdk/rules"
import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react"
import type { LastRead } from "../lastRead/lastReads.ts"
import { useLastRead } from "../lastRead/useLastRead.ts"
import { PublicFrame } from "../layout/PublicFrame.tsx"
import { failureWords } from "../list/failureWords.ts"
import { notify } from "../notice/noticesAtom.ts"
import { thisYear } from "../thisYear.ts"
import { write } from "../time/write.ts"
import { Button } from "../ui/Button.tsx"
import { Callout } from "../ui/Callout.tsx"
import { LoadingState } from "../ui/LoadingState.tsx"
import { useLogic } from "../useLogic.ts"
import { readKeptLog } from "./keptLog.ts"
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
  readonly onSignIn: () => void
}

/** Milliseconds between two looks whether what is open has been on this device for long enough. */
const betweenLooks = 15 * 60_000

/** The log of a journey while it is open: as the service tells it, or as it was read last while that cannot be asked. */
export function OpenLog({ jobId, product, host, open, onLock, onSignIn }: OpenLogProps) {
  const [{ load, logic }] = useState(() => host.reading(open))
  const [reads] = useState(() => ({
    keep: async () => {},
    read: (): Promise<LastRead<LeaderLog> | undefined> => readKeptLog(open)
  }))
  const [state, send] = useLogic(logic, { input: { request: { jobId } } })
  const { value, failure } = state.context
  const last = useLastRead({ reads, owner: open.owner, id: jobId }, { value: value?.log, failure })
  const log = value?.log ?? last?.value
  const isKeptHere = isOnDevice(open)
  const reload = () => send({ type: "reload.asked" })
  const lock = () => (isKeptHere ? onLock() : notify(leaderWords.notLockable))

  const isGone = value !== undefined && value.log === undefined
  const gone = useEffectEvent(() => {
    notify({ level: "info", text: value?.closedBecause || leaderWords.noLongerHere.text })
    onLock()
  })
  useEffect(() => {
    if (isGone) gone()
  }, [isGone])

  const lookAgain = useEffectEvent(async () => {
    await sweepLogs(host.store)
    const isThere = (await host.locks.look()).some(({ id }) => id === open.id)
    if (isKeptHere && !isThere) onLock()
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
    const timer = setInterval(() => lookAgain().catch(() => {}), betweenLooks)
    const listen = () => {
      if (!document.hidden) again()
    }
    addEventListener("online", listen)
    document.addEventListener("visibilitychange", listen)
    return () => {
      clearInterval(timer)
      removeEventListener("online", listen)
      document.removeEventListener("visibilitychange", listen)
    }
  }, [])

  const spent = useRef(onLock)
  useEffect(() => {
    spent.current = onLock
  })
  const unlock = useCallback(
    async (code: string) => {
      const outcome = await host.locks.tryCode(open.id, code)
      if (outcome._tag === "Spent" && isOnDevice(open)) spent.current()
      return outcome._tag === "Opened"
    },
    [host, open]
  )

  const leave = async () => {
    if (!(await removeLog(host.store, open.id).catch(() => false))) return notify(leaderWords.unsentStays)
    notify(leaderWords.removed)
    onLock()
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
  return (
    <>
      {isEnded && (
        <Callout tone="warning">
          <p>{leaderWords.tokenEnded}</p>
          <Button onClick={onSignIn}>Sign in again</Button>
        </Callout>
      )}
      {!isFresh && last && failure && isUnreachable(failure) && (
        <Callout>{leaderWords.asItWas(write("longMoment", last.at))}</Callout>
      )}
      {value?.closedBecause && <Callout tone="warning">{value.closedBecause}</Callout>}
      {isFresh && !value.closedBecause && !value.isKept && (
        <Callout tone="warning">{isKeptHere ? leaderWords.notOnDevice : leaderWords.notKept.text}</Callout>
      )}
      <LogScreen
        opened={{
          ...{ jobId, workerId: open.workerId, owner: open.owner, device: open.device, load },
          ...{ log, isFresh, reload, lock, unlock, leave }
        }}
      />
    </>
  )
}
