import { mayCancelRequest, mayChangeRequest } from "@crewfleet/machines"
import type { TransportJob } from "@crewfleet/sdk"
import { type AnyForm, transportForm } from "@crewfleet/sdk/rules"
import { type ReactNode, useState } from "react"
import { useLocation, useSearch } from "wouter"
import { AnswerList } from "../form/AnswerList.tsx"
import { PartBody } from "../list/PartBody.tsx"
import { InZone } from "../time/InZone.tsx"
import { platformTimeZone } from "../time/timeZone.ts"
import { Button } from "../ui/Button.tsx"
import { ButtonLink } from "../ui/ButtonLink.tsx"
import { Card } from "../ui/Card.tsx"
import { Row } from "../ui/Row.tsx"
import { SkeletonLines } from "../ui/Skeleton.tsx"
import { Stack } from "../ui/Stack.tsx"
import { useLogic } from "../useLogic.ts"
import { CancelRequestDialog } from "./CancelRequestDialog.tsx"
import { ChangeRequest } from "./ChangeRequest.tsx"
import { ErasedPatient } from "./ErasedPatient.tsx"
import { MessagesCard } from "./MessagesCard.tsx"
import { PackCard } from "./PackCard.tsx"
import { RequestCrew } from "./RequestCrew.tsx"
import type { RequestPage } from "./RequestPages.tsx"
import { RequestStanding } from "./RequestStanding.tsx"
import type { RequestLogics } from "./requestLogics.ts"
import { SamePatients } from "./SamePatientHint.tsx"

/** A request that is there, and how it is asked for once more. */
export interface ShownRequest {
  readonly job: TransportJob
  readonly reload: () => void
}

interface WardRequestProps {
  readonly id: number
  /** Where it is. */
  readonly base: string
  readonly title: string
  /** Whose drafts are kept, and for how many milliseconds. */
  readonly owner: string | undefined
  readonly lasting: number
  readonly logics: RequestLogics
  readonly looksForSamePatient: boolean
  readonly frame: (page: RequestPage) => ReactNode
  /** What stands in the place of all but the standing, where the patient is not for this reader yet. */
  readonly locked?: (shown: ShownRequest) => ReactNode
  /** What else can be done. */
  readonly actions?: ReactNode
  /** What stands below. */
  readonly children?: (shown: ShownRequest) => ReactNode
}

/** A request as its ward follows it: what happens, who comes, what was told, and the ways to change or cancel it. */
export function WardRequest(props: WardRequestProps) {
  const { id, base, title, owner, lasting, logics, frame } = props
  const [, navigate] = useLocation()
  const changes = new URLSearchParams(useSearch()).has("change")
  const [cancels, setCancels] = useState(false)
  const [state, send] = useLogic(logics.request, { input: { request: { id } } })
  const { value: job, failure, attempts } = state.context
  const reload = () => send({ type: "reload.asked" })
  const isLocked = job !== undefined && props.locked !== undefined && job.withheld.length > 0

  // Ward, agency and crew read the same times, whoever else is signed in on this device.
  const zone = job?.timeZone ?? platformTimeZone()
  if (job && changes && !isLocked && mayChangeRequest(job.transportStatus))
    return (
      <InZone zone={zone}>
        <ChangeRequest
          job={job}
          base={`${base}?change=true`}
          owner={owner}
          lasting={lasting}
          logics={logics}
          looksForSamePatient={props.looksForSamePatient}
          frame={frame}
          onDone={(changed) => {
            navigate(base)
            if (changed) reload()
          }}
        />
      </InZone>
    )
  const form: AnyForm = transportForm
  const body = job && (
    <InZone zone={zone}>
      <Stack gap={5}>
        <RequestStanding job={job} />
        {isLocked ? (
          props.locked?.({ job, reload })
        ) : (
          <>
            <SamePatients found={job.samePatient ?? []} />
            <Row align="start">
              {mayChangeRequest(job.transportStatus) && (
                <ButtonLink href={`${base}?change=true`}>Change request</ButtonLink>
              )}
              {mayCancelRequest(job.transportStatus) && (
                <Button kind="danger" onClick={() => setCancels(true)}>
                  Cancel journey
                </Button>
              )}
              {props.actions}
            </Row>
            <PackCard job={job} request={{ id }} reload={reload} logicFor={logics.pack} />
            <RequestCrew job={job} />
            <MessagesCard
              id={id}
              owner={owner}
              lasting={lasting}
              sides={{ WARD: "for the ward", AGENCY: job.agencyName ?? "for the agency" }}
              logic={logics.messages}
              editorFor={logics.message}
            />
            {job.erasedAt ? (
              <ErasedPatient title="What was asked for" erasedAt={job.erasedAt} />
            ) : (
              <Card title="What was asked for">
                <AnswerList of={form} answers={transportForm.read(job)} withheld={job.withheld} />
              </Card>
            )}
          </>
        )}
        {props.children?.({ job, reload })}
        {cancels && (
          <CancelRequestDialog
            job={job}
            owner={owner}
            lasting={lasting}
            logicFor={logics.cancellation}
            onDone={() => {
              setCancels(false)
              reload()
            }}
          />
        )}
      </Stack>
    </InZone>
  )
  return frame({
    title: job ? job.refPrefix : title,
    windowTitle: title,
    isFirst: true,
    children: (
      <PartBody
        situation="askForTransport"
        failure={failure}
        attempts={attempts}
        busy={state.hasTag("busy")}
        onRetry={reload}
        nothing={undefined}
        skeleton={<SkeletonLines lines={12} />}
      >
        {body}
      </PartBody>
    )
  })
}
