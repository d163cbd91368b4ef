import type { LogAct } from "@crewfleet/machines"
import type { JourneyLog } from "@crewfleet/sdk"
import { isLogAccepted } from "@crewfleet/sdk/rules"
import { useEffect, useEffectEvent, useRef } from "react"
import { PartBody } from "../list/PartBody.tsx"
import type { JobOnPage } from "../transport/JobOnPage.ts"
import { SkeletonLines } from "../ui/Skeleton.tsx"
import { Stack } from "../ui/Stack.tsx"
import { useLogic } from "../useLogic.ts"
import styles from "./JourneyLog.module.css"
import { LogActDialog } from "./LogActDialog.tsx"
import { LogBesidePlan } from "./LogBesidePlan.tsx"
import { LogDefects } from "./LogDefects.tsx"
import { LogIncidents } from "./LogIncidents.tsx"
import { LogReview } from "./LogReview.tsx"
import { LogStanding } from "./LogStanding.tsx"
import { LogSteps } from "./LogSteps.tsx"
import { TakeOverCard } from "./TakeOverCard.tsx"

/** The log of a journey as its agency watches it from what has arrived, and reviews it once it is submitted. */
export function JourneyLogPart(page: JobOnPage) {
  const { job, state: shown, logics, send: tellPage } = page
  const input = { request: shown.context.request, watches: !isLogAccepted(job) }
  const [state, send] = useLogic(logics.journeyLog, { input })
  const { log, failure, attempts } = state.context
  useEffect(() => {
    const tell = () => send({ type: document.hidden ? "page.hidden" : "page.shown" })
    document.addEventListener("visibilitychange", tell)
    return () => document.removeEventListener("visibilitychange", tell)
  }, [send])
  useNews(log && newsIn(log), () => tellPage({ type: "reload.asked" }))
  const act = (act: LogAct) => send({ type: "act.chosen", act, key: crypto.randomUUID() })
  return (
    <PartBody
      situation="loadLog"
      failure={log ? undefined : failure}
      attempts={attempts}
      busy={state.hasTag("busy")}
      onRetry={() => send({ type: "reload.asked" })}
      nothing={undefined}
      skeleton={<SkeletonLines lines={12} />}
    >
      {log && (
        <Stack className={styles.part}>
          <LogIncidents log={log} page={page} />
          <LogReview log={log} page={page} busy={state.hasTag("busy")} act={act} />
          <LogStanding log={log} state={state} />
          <LogDefects log={log} job={job} busy={state.hasTag("busy")} act={act} />
          <TakeOverCard log={log} job={job} state={state} send={send} act={act} />
          <LogBesidePlan log={log} job={job} />
          <LogSteps log={log} job={job} />
          <LogActDialog log={log} state={state} send={send} />
        </Stack>
      )}
    </PartBody>
  )
}

/** What of a log may have taken its journey a step on, or changed what its guards look at. */
const newsIn = ({ records, returns, submittedAt, notLeaving }: JourneyLog) =>
  JSON.stringify([
    records.length,
    returns.filter(({ mendedAt }) => !mendedAt).length,
    submittedAt,
    notLeaving
  ])

/** Tells once something is other than it was before. */
const useNews = (news: string | undefined, tell: () => void) => {
  const before = useRef(news)
  const told = useEffectEvent(tell)
  useEffect(() => {
    if (before.current !== undefined && before.current !== news) told()
    before.current = news
  }, [news])
}
