import type { WorkerRequest } from "@crewfleet/machines"
import { isRefusedWith, type WorkerAgency } from "@crewfleet/sdk"
import { workerForm } from "@crewfleet/sdk/rules"
import { Redirect } from "wouter"
import { AnswerList } from "../form/AnswerList.tsx"
import { Page } from "../layout/Page.tsx"
import { LoadedPart } from "../list/LoadedPart.tsx"
import { PartBody } from "../list/PartBody.tsx"
import { Card } from "../ui/Card.tsx"
import { Link } from "../ui/Link.tsx"
import { SkeletonLines } from "../ui/Skeleton.tsx"
import { Stack } from "../ui/Stack.tsx"
import { useLogic } from "../useLogic.ts"
import { nameOfWorker } from "./nameOfWorker.ts"
import * as portal from "./staffLogics.ts"
import { staffPlaces } from "./staffPlaces.ts"
import { WorkerNotFound } from "./WorkerNotFound.tsx"

interface AdminWorkerScreenProps {
  readonly workerId: number
  readonly logics?: portal.StaffLogics
}

/**
 * A worker as administrators find them by number alone: as their one agency has them, or as a person, with the agencies for
 * which they are looked after.
 */
export function AdminWorkerScreen({ workerId, logics = portal.staffLogics }: AdminWorkerScreenProps) {
  const [state, send] = useLogic(logics.member, { input: { request: { workerId, agencyId: undefined } } })
  const { value: worker, failure, attempts } = state.context
  if (failure && isRefusedWith(failure, 404)) return <WorkerNotFound />
  return (
    <Page {...(worker && { title: nameOfWorker(worker) })} windowTitle={`Worker ${workerId}, any agency`}>
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
          <LoadedPart<ReadonlyArray<WorkerAgency>, WorkerRequest>
            logic={logics.agencies}
            request={{ workerId }}
            lines={12}
          >
            {(agencies) =>
              agencies.length === 1 && agencies[0] ? (
                <Redirect to={staffPlaces.ofAdmin({ workerId, agencyId: agencies[0].id })} replace />
              ) : (
                <Stack>
                  <Card title="Agencies">
                    {agencies.length === 0 ? (
                      <p>They work for no agency, and wait for none to take them on.</p>
                    ) : (
                      <Stack as="ul" gap={2}>
                        {agencies.map(({ id, name }) => (
                          <li key={id}>
                            <Link href={staffPlaces.ofAdmin({ workerId, agencyId: id })}>{name}</Link>
                          </li>
                        ))}
                      </Stack>
                    )}
                  </Card>
                  <Card title="Flexi-Worker Information">
                    <AnswerList of={workerForm} answers={workerForm.read(worker)} />
                  </Card>
                </Stack>
              )
            }
          </LoadedPart>
        )}
      </PartBody>
    </Page>
  )
}
