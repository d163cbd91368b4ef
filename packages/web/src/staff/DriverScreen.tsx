import { isRefusedWith } from "@crewfleet/sdk"
import { useState } from "react"
import { credentialLogics } from "../credential/credentialLogics.ts"
import { BackLink } from "../layout/BackLink.tsx"
import { Page } from "../layout/Page.tsx"
import { PartBody } from "../list/PartBody.tsx"
import { Card } from "../ui/Card.tsx"
import { Grid } from "../ui/Grid.tsx"
import { SkeletonLines } from "../ui/Skeleton.tsx"
import { Stack } from "../ui/Stack.tsx"
import { useLogic } from "../useLogic.ts"
import { DrivingLicenceCard } from "./DrivingLicenceCard.tsx"
import { LicenceCopyCard } from "./LicenceCopyCard.tsx"
import { nameOfWorker } from "./nameOfWorker.ts"
import * as portal from "./staffLogics.ts"
import { staffPlaces } from "./staffPlaces.ts"
import { WorkerNotFound } from "./WorkerNotFound.tsx"
import { WorkerShiftsCard } from "./WorkerShiftsCard.tsx"
import { whyUnseen } from "./whyUnseen.ts"

interface DriverScreenProps {
  readonly agencyId: number
  readonly workerId: number
  /** Whose drafts are kept. */
  readonly owner: string | undefined
  readonly logics?: portal.StaffLogics
  readonly records?: typeof credentialLogics.list
}

/** A worker as a driver of an agency: the licence as it was checked, its copy on file, and what they are booked for. */
export function DriverScreen(props: DriverScreenProps) {
  const { agencyId, workerId, owner, logics = portal.staffLogics, records = credentialLogics.list } = props
  const [scope] = useState({ agencyId, workerId })
  const [state, send] = useLogic(logics.member, { input: { request: scope } })
  const { value: worker, failure, attempts } = state.context
  if (failure && isRefusedWith(failure, 404)) return <WorkerNotFound />
  return (
    <Page
      {...(worker && { title: nameOfWorker(worker) })}
      windowTitle={`Driver ${workerId}`}
      back={<BackLink href={staffPlaces.info(scope)} label="Worker" />}
    >
      <PartBody
        situation="authenticatedCall"
        failure={failure}
        attempts={attempts}
        busy={state.hasTag("busy")}
        onRetry={() => send({ type: "reload.asked" })}
        nothing={undefined}
        skeleton={<SkeletonLines lines={12} />}
      >
        {worker && (
          <Grid cells={24} align="start">
            <Stack>
              <DrivingLicenceCard scope={scope} standing={worker.standing} owner={owner} logics={logics} />
            </Stack>
            <Stack>
              <WorkerShiftsCard scope={scope} logic={logics.shifts} />
              {worker.shares ? (
                <LicenceCopyCard scope={scope} name={nameOfWorker(worker)} logic={records} />
              ) : (
                <Card title="Copy of the licence">
                  <p>{whyUnseen(worker)}</p>
                </Card>
              )}
            </Stack>
          </Grid>
        )}
      </PartBody>
    </Page>
  )
}
