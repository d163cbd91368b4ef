import { engagingStatuses, isAmong, mayNameLeader, reviewableStatuses } from "@crewfleet/sdk/rules"
import { type ReactNode, useEffect, useState } from "react"
import { useLocation, useSearch } from "wouter"
import type { ImageStore } from "../image/imageStore.ts"
import { Callout } from "../ui/Callout.tsx"
import { Stack } from "../ui/Stack.tsx"
import { Tabs } from "../ui/Tabs.tsx"
import { ChangesPart } from "./ChangesPart.tsx"
import { CrewCard } from "./CrewCard.tsx"
import { HistoryCard } from "./HistoryCard.tsx"
import { JobDetails } from "./JobDetails.tsx"
import type { JobOnPage } from "./JobOnPage.ts"
import styles from "./JobPage.module.css"
import { JobPlanner } from "./JobPlanner.tsx"
import { JobSteps } from "./JobSteps.tsx"
import { MessagesCard } from "./MessagesCard.tsx"
import { PackCard } from "./PackCard.tsx"
import { PlanCard } from "./PlanCard.tsx"
import { RiskDocumentPart } from "./RiskDocumentPart.tsx"
import { SamePatientPart } from "./SamePatientPart.tsx"
import { TransportLooksCard } from "./TransportLooksCard.tsx"
import { transportMends } from "./transportMends.ts"
import { draftsLast } from "./wardDrafts.ts"

interface AgencyJobProps extends JobOnPage {
  /** Where a chosen risk document waits. */
  readonly store: ImageStore
  /** What is shown of the log of a journey. */
  readonly log: ((page: JobOnPage) => ReactNode) | undefined
}

/** A job as its agency carries it out, in tabs; which one is shown stands in the address. */
export function AgencyJob(page: AgencyJobProps) {
  const { job, state, logics, owner } = page
  const { request } = state.context
  const [path, navigate] = useLocation()
  const asked = new URLSearchParams(useSearch()).get("tab") ?? ""
  const show = (tab: string) => navigate(tab === "job" ? path : `${path}?tab=${tab}`)
  const [mended, setMended] = useState<{ readonly id: string }>()
  const mend = (id: string) => {
    if (id === transportMends.times) show("planner")
    if (id === transportMends.log) show("log")
    setMended({ id })
  }
  useEffect(() => {
    if (mended) document.getElementById(mended.id)?.focus()
  }, [mended])
  const tabs: Readonly<Record<string, { readonly label: string; readonly content: ReactNode }>> = {
    job: { label: "Job", content: <JobTab {...page} onMend={mend} /> },
    planner: {
      label: "Job Planner",
      content: (
        <div id={transportMends.times} className={styles.part} tabIndex={-1}>
          <PlannerOfJob {...page} />
        </div>
      )
    },
    ...(page.log &&
      isAmong(reviewableStatuses, job.transportStatus) && {
        log: {
          label: "Log",
          content: (
            <div id={transportMends.log} className={styles.part} tabIndex={-1}>
              {page.log(page)}
            </div>
          )
        }
      }),
    messages: {
      label: "Messages",
      content: (
        <MessagesCard
          id={job.id}
          owner={owner}
          lasting={draftsLast.withAccount}
          sides={{ WARD: "for the ward", AGENCY: "for the agency" }}
          logic={logics.messages}
          editorFor={logics.message}
        />
      )
    },
    history: {
      label: "History",
      content: (
        <Stack>
          <HistoryCard request={request} logic={logics.history} />
          <TransportLooksCard request={request} logic={logics.looks} />
        </Stack>
      )
    }
  }
  return (
    <Tabs
      label="About this job"
      value={Object.hasOwn(tabs, asked) ? asked : "job"}
      onChange={show}
      tabs={Object.entries(tabs).map(([value, tab]) => ({ value, ...tab }))}
    />
  )
}

/** The Job Planner, which begins with the job as the page has it. */
function PlannerOfJob({ job, send, logics, owner }: JobOnPage) {
  const [logic] = useState(() => logics.planner(job))
  return (
    <JobPlanner jobId={job.id} owner={owner} logic={logic} onSaved={() => send({ type: "reload.asked" })} />
  )
}

/** The job itself: what happens next, what has to be looked at, the plan, and what the ward has told. */
function JobTab(page: AgencyJobProps & { readonly onMend: (id: string) => void }) {
  const { job, state, send, store } = page
  const { reason, overtaken, request } = state.context
  const isPlanned = isAmong(engagingStatuses, job.transportStatus)
  return (
    <Stack>
      {overtaken && state.matches("looking") && reason.trim() !== "" && (
        <Callout tone="warning" title="Your reason was not sent">
          <p>{reason}</p>
        </Callout>
      )}
      <JobSteps {...page} />
      <PackCard
        job={job}
        request={request}
        reload={() => send({ type: "reload.asked" })}
        logicFor={page.logics.pack}
      />
      <ChangesPart {...page} />
      <SamePatientPart job={job} />
      {(isPlanned || mayNameLeader(job)) && <PlanCard {...page} />}
      {isPlanned && <CrewCard {...page} />}
      <JobDetails job={job} userType="AGENCY">
        <RiskDocumentPart job={job} state={state} send={send} store={isPlanned ? store : undefined} />
      </JobDetails>
    </Stack>
  )
}
