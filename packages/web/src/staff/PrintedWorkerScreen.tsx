import { isRefusedWith } from "@crewfleet/sdk"
import { useState } from "react"
import { credentialLogics } from "../credential/credentialLogics.ts"
import { BackLink } from "../layout/BackLink.tsx"
import { Page } from "../layout/Page.tsx"
import { PartBody } from "../list/PartBody.tsx"
import { write } from "../time/write.ts"
import { Button } from "../ui/Button.tsx"
import { Card } from "../ui/Card.tsx"
import { PrintSheet } from "../ui/PrintSheet.tsx"
import { SkeletonLines } from "../ui/Skeleton.tsx"
import { useLogic } from "../useLogic.ts"
import { nameOfWorker } from "./nameOfWorker.ts"
import { PrintedWorker } from "./PrintedWorker.tsx"
import * as portal from "./staffLogics.ts"
import { staffPlaces } from "./staffPlaces.ts"
import { WorkerNotFound } from "./WorkerNotFound.tsx"

interface PrintedWorkerScreenProps {
  readonly agencyId: number
  readonly workerId: number
  readonly logics?: Pick<portal.StaffLogics, "member" | "information" | "jobs" | "agency">
  readonly records?: typeof credentialLogics.list
}

/** All that an agency has of a worker on one sheet, to print once all of it is there. */
export function PrintedWorkerScreen(props: PrintedWorkerScreenProps) {
  const { agencyId, workerId, logics = portal.staffLogics, records = credentialLogics.list } = props
  const [scope] = useState({ agencyId, workerId })
  const [recordsAsked] = useState({ ...scope, sorts: ["training", "compliance"] as const })
  const [today] = useState(() => write("date", new Date()))
  const [member, sendMember] = useLogic(logics.member, { input: { request: scope } })
  const [information, sendInformation] = useLogic(logics.information, { input: { request: scope } })
  const [jobs, sendJobs] = useLogic(logics.jobs, { input: { request: scope } })
  const [agency, sendAgency] = useLogic(logics.agency, { input: { request: scope } })
  const [kept, sendKept] = useLogic(records, { input: { request: recordsAsked } })

  const { value: worker, failure: workerFailure } = member.context
  if (workerFailure && isRefusedWith(workerFailure, 404)) return <WorkerNotFound />
  const { failure: keptFailure } = kept.context
  const isWithheld = keptFailure !== undefined && isRefusedWith(keptFailure, 404)
  const credentials = isWithheld ? ("withheld" as const) : kept.context.value
  const parts = [member, information, jobs, agency, ...(isWithheld ? [] : [kept])]
  const failed = parts.find(({ context }) => context.failure)?.context
  const ready = worker &&
    information.context.value &&
    jobs.context.value &&
    agency.context.value &&
    credentials && {
      worker,
      credentials,
      information: information.context.value,
      jobs: jobs.context.value.jobs
    }
  const sheet = ready && <PrintedWorker {...ready} />
  const made = agency.context.value && `${agency.context.value.name}, ${today}`
  return (
    <Page
      {...(worker && { title: nameOfWorker(worker) })}
      windowTitle={`Worker ${workerId}, to print`}
      back={<BackLink href={staffPlaces.info(scope)} label="Worker" />}
      actions={ready && <Button onClick={() => print()}>Print</Button>}
    >
      <PartBody
        situation="authenticatedCall"
        failure={failed?.failure}
        attempts={failed?.attempts ?? 0}
        busy={parts.some((part) => part.hasTag("busy"))}
        onRetry={() => {
          for (const send of [sendMember, sendInformation, sendJobs, sendAgency, sendKept])
            send({ type: "reload.asked" })
        }}
        nothing={undefined}
        skeleton={<SkeletonLines lines={12} />}
      >
        {ready && made && (
          <>
            <Card title={made}>{sheet}</Card>
            <PrintSheet title={nameOfWorker(ready.worker)}>
              <p>{made}</p>
              {sheet}
            </PrintSheet>
          </>
        )}
      </PartBody>
    </Page>
  )
}
