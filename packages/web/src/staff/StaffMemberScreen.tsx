import { isRefusedWith, type UserType, type Worker } from "@crewfleet/sdk"
import { type ReactNode, useEffect } from "react"
import { useLocation, useSearch } from "wouter"
import { BackLink } from "../layout/BackLink.tsx"
import { Page } from "../layout/Page.tsx"
import { PartBody } from "../list/PartBody.tsx"
import { FormsTab } from "../onboarding/FormsTab.tsx"
import { keepSeenWorker } from "../session/seenWorker.ts"
import { ButtonLink } from "../ui/ButtonLink.tsx"
import { SkeletonLines } from "../ui/Skeleton.tsx"
import { Tabs } from "../ui/Tabs.tsx"
import { useLogic } from "../useLogic.ts"
import { nameOfWorker } from "./nameOfWorker.ts"
import * as portal from "./staffLogics.ts"
import { staffPlaces } from "./staffPlaces.ts"
import { WorkerNotFound } from "./WorkerNotFound.tsx"
import { WorkerOverview } from "./WorkerOverview.tsx"
import { WorkerRecords } from "./WorkerRecords.tsx"

interface StaffMemberScreenProps {
  readonly workerId: number
  /** For which agency they are looked at; a client names none. */
  readonly agencyId?: number
  readonly userType: UserType
  /** Whose drafts are kept. */
  readonly owner: string | undefined
  readonly logics?: portal.StaffLogics
}

/** One worker as an agency, a client or an administrator has them (specification 002 §2 and §6). */
export function StaffMemberScreen(props: StaffMemberScreenProps) {
  const { workerId, agencyId, userType, owner, logics = portal.staffLogics } = props
  const [state, send] = useLogic(logics.member, { input: { request: { workerId, agencyId } } })
  const { value: worker, failure, attempts } = state.context
  const reload = () => send({ type: "reload.asked" })
  const isFound = worker !== undefined && userType === "AGENCY"
  useEffect(() => {
    if (isFound && agencyId !== undefined) keepSeenWorker({ workerId, agencyId })
  }, [isFound, workerId, agencyId])

  if (failure && isRefusedWith(failure, 404)) return <WorkerNotFound />
  const scope = agencyId === undefined ? undefined : { workerId, agencyId }
  return (
    <Page
      {...(worker && { title: nameOfWorker(worker) })}
      windowTitle={`Worker ${workerId}`}
      {...(isFound &&
        isApplicant(worker) && { back: <BackLink href={staffPlaces.applicants} label="Applicants" /> })}
      {...(userType === "ADMIN" && worker?.agency?.name && { lead: `As ${worker.agency.name} has them` })}
      actions={
        userType === "AGENCY" &&
        scope && (
          <>
            <ButtonLink href={staffPlaces.driver(scope)}>Driver Info</ButtonLink>
            <ButtonLink href={staffPlaces.print(scope)}>Print</ButtonLink>
          </>
        )
      }
    >
      <PartBody
        situation="authenticatedCall"
        failure={failure}
        attempts={attempts}
        busy={state.hasTag("busy")}
        onRetry={reload}
        nothing={undefined}
        skeleton={<SkeletonLines lines={12} />}
      >
        {worker && (
          <WorkerTabs
            of={{
              overview: {
                label: "Overview",
                content: (
                  <WorkerOverview
                    worker={worker}
                    agencyId={agencyId}
                    userType={userType}
                    owner={owner}
                    logics={logics}
                    onChange={reload}
                  />
                )
              },
              trainings: {
                label: "Training & Qualifications",
                content: <WorkerRecords sort="training" {...{ worker, agencyId, userType, owner }} />
              },
              ...(userType === "AGENCY" &&
                scope && {
                  compliance: {
                    label: "Compliance",
                    content: <WorkerRecords sort="compliance" {...{ worker, agencyId, userType, owner }} />
                  },
                  form: { label: "Form", content: <FormsTab {...scope} logic={logics.forms} /> }
                }),
              ...(userType === "CLIENT" && {
                form: { label: "Form", content: <FormsTab workerId={workerId} logic={logics.forms} /> }
              })
            }}
          />
        )}
      </PartBody>
    </Page>
  )
}

/** Applicants stand in a list of their own, also once they are declined. */
const isApplicant = ({ standing }: Worker) => standing === "APPLIED" || standing === "DECLINED"

interface WorkerTabsProps {
  readonly of: Readonly<Record<string, { readonly label: string; readonly content: ReactNode }>>
}

/** The tabs about a worker; which one is shown stands in the address. */
function WorkerTabs({ of }: WorkerTabsProps) {
  const [path, navigate] = useLocation()
  const asked = new URLSearchParams(useSearch()).get("tab") ?? ""
  const [first = ""] = Object.keys(of)
  return (
    <Tabs
      label="About this worker"
      value={Object.hasOwn(of, asked) ? asked : first}
      onChange={(tab) => navigate(tab === first ? path : `${path}?tab=${tab}`)}
      tabs={Object.entries(of).map(([value, tab]) => ({ value, ...tab }))}
    />
  )
}
