import {
  credentialsLogic,
  eligibilityLogic,
  formRecordsLogic,
  type formRecordsMachine,
  type workerAgenciesMachine
} from "@crewfleet/machines"
import type { Session } from "@crewfleet/sdk"
import { dayOf, workerTasks } from "@crewfleet/sdk/rules"
import { useSelector } from "@xstate/react"
import BadgeCheck from "lucide-react/icons/badge-check"
import ClipboardList from "lucide-react/icons/clipboard-list"
import GraduationCap from "lucide-react/icons/graduation-cap"
import { useEffect, useState } from "react"
import type { ActorRefFrom } from "xstate"
import type { CredentialLogics } from "../credential/credentialLogics.ts"
import { useCredentialPlace } from "../credential/useCredentialPlace.ts"
import type { EligibilityLogics } from "../eligibility/eligibilityLogics.ts"
import { JobVerdicts } from "../eligibility/JobVerdicts.tsx"
import { Page } from "../layout/Page.tsx"
import { lazyScreen } from "../lazyScreen.tsx"
import { entire } from "../list/entire.ts"
import { PartBody } from "../list/PartBody.tsx"
import { retryFor } from "../list/retryFor.ts"
import { loadClient } from "../session/sessionActor.ts"
import { timeZone } from "../time/timeZone.ts"
import { Card } from "../ui/Card.tsx"
import { Grid } from "../ui/Grid.tsx"
import { LinkCard } from "../ui/LinkCard.tsx"
import { SkeletonRows } from "../ui/Skeleton.tsx"
import { useLogic } from "../useLogic.ts"
import { AgencyList } from "./AgencyList.tsx"
import { TaskList } from "./TaskList.tsx"

interface WorkerHomeScreenProps {
  readonly session: Pick<Session, "workerId">
  /** Running already: the side bar shows the same agencies. */
  readonly agencies: ActorRefFrom<typeof workerAgenciesMachine>
  readonly logics?: CredentialLogics
  readonly eligibility?: EligibilityLogics["ofWorker"]
  readonly forms?: typeof formRecordsMachine
}

const overHttp = credentialsLogic(loadClient)
const verdictsOverHttp = eligibilityLogic(loadClient)
const formsOverHttp = formRecordsLogic(loadClient)

/** Fetched once Home is there: whoever photographs a certificate waits for nothing. */
const CredentialDialogs = lazyScreen(
  async () => (await import("../credential/CredentialDialogs.tsx")).CredentialDialogs
)

/** The home of flexi-workers: what is to be done, whether they can work, the way to their records, and their agencies. */
export function WorkerHomeScreen({ session, agencies, logics, eligibility, forms }: WorkerHomeScreenProps) {
  const [of] = useState({ workerId: session.workerId ?? 0 })
  const [records, askRecords] = useLogic(logics?.list ?? overHttp, {
    input: { request: { ...of, sorts: ["training", "compliance"] } }
  })
  const place = useCredentialPlace()
  useEffect(() => void CredentialDialogs.fetchAhead(), [])
  const state = useSelector(agencies, entire)
  const { value, failure, attempts } = state.context
  const busy = state.hasTag("busy")
  const onFile = records.context
  const [verdicts, askVerdicts] = useLogic(eligibility ?? verdictsOverHttp, { input: { request: of } })
  const jobs = verdicts.context
  const [formsState] = useLogic(forms ?? formsOverHttp, { input: { request: of } })
  const asked = formsState.context
  const isAnswered = [state.context, jobs, asked].every((part) => part.value || part.failure)
  const tasks =
    onFile.value && isAnswered
      ? workerTasks(
          onFile.value,
          value ?? [],
          jobs.value ?? [],
          asked.value ?? [],
          dayOf(new Date(), timeZone())
        )
      : undefined
  const may = jobs.value?.every(({ verdict }) => verdict === "MAY") ?? false
  const reload = () => {
    askRecords({ type: "reload.asked" })
    askVerdicts({ type: "reload.asked" })
  }

  return (
    <Page>
      <Card title="To do" flush busy={records.hasTag("busy")}>
        <PartBody
          room="7rem"
          situation="authenticatedCall"
          failure={onFile.value ? undefined : onFile.failure}
          attempts={onFile.attempts}
          busy={records.hasTag("busy")}
          onRetry={onFile.failure && retryFor(onFile.failure, reload)}
          nothing={tasks?.length === 0 ? "Nothing is to be done" : undefined}
          advice={may ? "Your records are in order." : "What else is in the way is for your agencies to do."}
          skeleton={<SkeletonRows rows={3} />}
        >
          {tasks && <TaskList tasks={tasks} onOpen={place.open} />}
        </PartBody>
      </Card>
      <Card title="Can you work tomorrow?">
        <JobVerdicts
          jobs={jobs.value}
          failure={jobs.failure}
          attempts={jobs.attempts}
          busy={verdicts.hasTag("busy")}
          onRetry={() => askVerdicts({ type: "reload.asked" })}
          nameOf={(agencyId) => value?.find(({ id }) => id === agencyId)?.name}
        />
      </Card>
      <Grid>
        <LinkCard href="/worker/trainings" icon={<GraduationCap />} title="Trainings & Qualifications">
          Your trainings, and when they expire.
        </LinkCard>
        <LinkCard href="/worker/compliance" icon={<BadgeCheck />} title="Compliances">
          Your other documents, and when they expire.
        </LinkCard>
        <LinkCard href="/worker/forms/" icon={<ClipboardList />} title="Forms">
          What your agencies need to know about you.
        </LinkCard>
      </Grid>
      <Card title="Your Agencies" flush busy={busy}>
        <PartBody
          room="7rem"
          situation="authenticatedCall"
          failure={failure}
          attempts={attempts}
          busy={busy}
          onRetry={() => agencies.send({ type: "reload.asked" })}
          nothing={value?.length === 0 ? "You belong to no agency yet" : undefined}
          skeleton={<SkeletonRows rows={2} />}
        >
          {value && <AgencyList agencies={value} />}
        </PartBody>
      </Card>
      {place.target && (
        <CredentialDialogs
          place={place}
          of={of}
          credentials={onFile.value}
          agencies={value ?? []}
          onChange={reload}
          {...(logics && { logics })}
        />
      )}
    </Page>
  )
}
