import type { signInMachine } from "@crewfleet/machines"
import { codeTyped, leaderWords, localCodeForm, takeOverForm, words } from "@crewfleet/sdk/rules"
import { useAtomValue } from "jotai"
import { useEffect, useRef, useState } from "react"
import { Redirect, useSearch } from "wouter"
import { useBrand } from "../brand/brandAtom.ts"
import { AskedOnce } from "../form/AskedOnce.tsx"
import { PublicFrame } from "../layout/PublicFrame.tsx"
import { notify, withdraw } from "../notice/noticesAtom.ts"
import { callsAtom } from "../session/callsAtom.ts"
import { thisYear } from "../thisYear.ts"
import { Button } from "../ui/Button.tsx"
import { CoveredContext } from "../ui/CoveredContext.ts"
import { LoadingBar } from "../ui/LoadingBar.tsx"
import { LoadingState } from "../ui/LoadingState.tsx"
import { useLogic } from "../useLogic.ts"
import { AccessControl } from "./AccessControl.tsx"
import type { LeaderHost } from "./leaderHost.ts"
import { OpeningCode } from "./OpeningCode.tsx"
import { OpenLog } from "./OpenLog.tsx"
import { useOtherTabs } from "./useOtherTabs.ts"
import { useSeen } from "./useSeen.ts"

interface LeaderEntryScreenProps {
  readonly jobId: number
  readonly host: LeaderHost
  readonly signIn: typeof signInMachine
}

/** `/guest/team-leader/entry/{id}`: whoever leads a journey opens its log, with a code that this device knows or by signing in. */
export function LeaderEntryScreen({ jobId, host, signIn }: LeaderEntryScreenProps) {
  const { name: product } = useBrand()
  const calls = useAtomValue(callsAtom)
  const place = useSearch()
  const [signsIn, setSignsIn] = useState(false)
  const [lock, sendLock] = useLogic(host.lock, {})
  const [entry, sendEntry] = useLogic(host.entry, { input: { jobId } }, (emitted) => {
    if (emitted.type === "notice") return notify(emitted.notice)
    setSignsIn(false)
    sendLock({ type: "key.opened" })
  })
  const close = () => sendLock({ type: "lock.asked" })
  const tellOthers = useOtherTabs(jobId, close)
  useSeen(sendLock)

  const frame = (title: string, children: React.ReactNode, lead = "") => (
    <PublicFrame product={product} title={title} lead={lead} year={thisYear()}>
      {children}
    </PublicFrame>
  )
  const busy = entry.hasTag("busy")
  const { problems, takenOverFrom } = entry.context

  const asked = entry.matches("askingTakeOver")
    ? frame(
        "Take the log over",
        <>
          <AskedOnce
            of={takeOverForm}
            problems={problems}
            onSubmit={({ code }) => sendEntry({ type: "takeOver.submitted", code: codeTyped(code) })}
          >
            <Button type="submit" kind="primary" wide>
              Take over
            </Button>
          </AskedOnce>
          <Button wide onClick={() => sendEntry({ type: "takeOver.cancelled" })}>
            Cancel
          </Button>
        </>,
        leaderWords.takenOverFrom(takenOverFrom || "Somebody else")
      )
    : entry.matches("choosingCode") || entry.matches("taking")
      ? frame(
          "Choose a code for this log",
          <AskedOnce
            of={localCodeForm}
            problems={problems}
            busy={busy}
            onSubmit={({ code, again }) =>
              sendEntry({ type: "localCode.submitted", code: codeTyped(code), again: codeTyped(again) })
            }
          >
            <Button type="submit" kind="primary" wide busy={busy}>
              Open the log
            </Button>
          </AskedOnce>,
          leaderWords.chooseCode
        )
      : undefined

  /** As long as it is written, or covered, nothing of it is let go, nor seen. */
  const isCovered = lock.matches("covered")
  const isKeeping = lock.matches("keeping")
  const isUnseen = isKeeping || isCovered
  const open = lock.matches("open") || isUnseen ? host.locks.opened() : undefined
  const log = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // What had the focus is gone as the log is seen again.
    if (!isUnseen && document.activeElement === document.body) log.current?.querySelector("h1")?.focus()
  }, [isUnseen])
  const { hands, chosen, problems: problemsOfCode } = lock.context
  const isHere = hands.length > 0 || isCovered
  const isClosing = isKeeping || lock.matches("shutting")
  const waits = entry.matches("endingSession") || lock.matches("looking") || isClosing
  const asksToSignIn = signsIn || (!waits && !open && !isHere)
  if (entry.matches("refused")) return <Redirect to="/login" replace />
  return (
    <>
      <LoadingBar shown={calls > 0} place={place} />
      {open && (
        <div ref={log} hidden={asked !== undefined || isUnseen}>
          <CoveredContext value={isUnseen}>
            <OpenLog
              key={open.id}
              {...{ jobId, product, host, open }}
              onLock={() => {
                close()
                tellOthers()
              }}
              onGone={() => {
                sendLock({ type: "log.gone" })
                tellOthers()
              }}
              closeElsewhere={tellOthers}
              onSignIn={() => setSignsIn(true)}
            />
          </CoveredContext>
        </div>
      )}
      {asked}
      {!asked &&
        (!open || isUnseen) &&
        frame(
          "Team leader's log",
          waits || busy || !isHere ? (
            <LoadingState message="One moment …" />
          ) : (
            <OpeningCode
              {...(isCovered
                ? { hands: [], chosen: undefined, covered: leaderWords.covered }
                : { hands, chosen })}
              problems={problemsOfCode}
              busy={lock.hasTag("busy")}
              onEnter={(code) => sendLock({ type: "code.submitted", code: codeTyped(code) })}
              onChoose={(id) => sendLock({ type: "hand.chosen", id })}
              onSignIn={() => setSignsIn(true)}
            />
          )
        )}
      {asksToSignIn && entry.matches("waiting") && (
        <AccessControl
          logic={signIn}
          onSignedIn={(session) => {
            withdraw(words.noWorkerIdentifier)
            sendEntry({ type: "session.opened", session })
          }}
          onCancel={isHere || open ? () => setSignsIn(false) : undefined}
        />
      )}
    </>
  )
}
