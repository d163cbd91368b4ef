import { type ChangeAnswers, whyNoChange } from "@crewfleet/machines"
import type { TransportJob } from "@crewfleet/sdk"
import {
  changeMeansForWard,
  changeReasonForm,
  changeWantsReason,
  transportChangeForm,
  transportForm
} from "@crewfleet/sdk/rules"
import { type ReactNode, useEffect, useEffectEvent, useState } from "react"
import { ConfirmAnswers } from "../editing/ConfirmAnswers.tsx"
import { EditorDecisions } from "../editing/EditorDecisions.tsx"
import { LoadingEditor } from "../editing/LoadingEditor.tsx"
import { type EditorOpening, useEditor } from "../editing/useEditor.ts"
import { Questions } from "../form/Questions.tsx"
import { useFormPlace } from "../form/useFormPlace.ts"
import { Button } from "../ui/Button.tsx"
import { Callout } from "../ui/Callout.tsx"
import { Card } from "../ui/Card.tsx"
import { Row } from "../ui/Row.tsx"
import { SkeletonLines } from "../ui/Skeleton.tsx"
import { type RequestPage, RequestPages } from "./RequestPages.tsx"
import type { RequestLogics } from "./requestLogics.ts"
import { SamePatientHint } from "./SamePatientHint.tsx"
import { changeDrafts } from "./wardDrafts.ts"

type Opening = EditorOpening<TransportJob, typeof transportChangeForm>

interface ChangeRequestProps {
  readonly job: TransportJob
  /** Where it is changed; its query may name the place within the form. */
  readonly base: string
  readonly owner: string | undefined
  readonly lasting: number
  readonly logics: Pick<RequestLogics, "change" | "samePatient">
  /** Whether the same patient on the same day is looked for. */
  readonly looksForSamePatient: boolean
  readonly frame: (page: RequestPage) => ReactNode
  readonly onDone: (changed: boolean) => void
}

/** Changes or completes a request on the pages on which it was typed; what was typed earlier is gone on with. */
export function ChangeRequest(props: ChangeRequestProps) {
  const { job, owner, lasting, frame } = props
  const { id } = job
  const [drafts] = useState(() => changeDrafts(lasting))
  const [opening, setOpening] = useState<Opening>()
  useEffect(() => {
    drafts.read(owner, id).then((draft) => setOpening({ of: transportChangeForm, drafts, owner, id, draft }))
  }, [drafts, owner, id])
  return opening ? (
    <OpenChange {...props} opening={opening} />
  ) : (
    frame({ ...titles(job), isFirst: true, children: <SkeletonLines lines={6} /> })
  )
}

const titles = ({ refPrefix }: TransportJob) => ({
  title: `Change ${refPrefix}`,
  windowTitle: `Change ${refPrefix}`
})

function OpenChange({ opening, ...props }: ChangeRequestProps & { readonly opening: Opening }) {
  const { job, base, logics, frame } = props
  const place = useFormPlace(base)
  const editor = useEditor(logics.change, opening)
  const { context, step, busy, output, send } = editor
  const done = useEffectEvent(props.onDone)
  useEffect(() => {
    if (output) done(output.changed)
  }, [output])
  const { thing = job, form } = context
  if (output || step === "loading" || step === "failed")
    return frame({
      ...titles(job),
      isFirst: true,
      children: <LoadingEditor editor={editor} title="Your answers" situation="authenticatedCall" />
    })
  const obstacle = place.isCheck
    ? whyNoChange(thing.transportStatus, transportForm.read(thing), form)
    : undefined
  const means = changeMeansForWard(thing.transportStatus, thing.agencyName)
  return (
    <>
      <RequestPages
        title={`Change ${job.refPrefix}`}
        place={place}
        answers={form as ChangeAnswers}
        problems={context.problems}
        asking={
          changeWantsReason(thing.transportStatus) && (
            <Card title="Why is it changed?">
              <Questions
                of={changeReasonForm}
                answers={form as ChangeAnswers}
                problems={context.problems}
                onChange={editor.change}
              />
            </Card>
          )
        }
        refusals={editor.refusals}
        left={context.left}
        busy={busy}
        unkept={editor.unkept}
        act="Save changes"
        obstacle={obstacle}
        above={
          <>
            {opening.draft && <p>This is what you typed earlier and did not save.</p>}
            {means && (
              <Callout tone="warning">
                <p>{means}</p>
              </Callout>
            )}
          </>
        }
        hint={
          props.looksForSamePatient && (
            <SamePatientHint answers={form as ChangeAnswers} logic={logics.samePatient} except={job.id} />
          )
        }
        below={
          <Row justify="end">
            <Button disabled={busy} onClick={() => send({ type: "close.asked" })}>
              Stop changing
            </Button>
          </Row>
        }
        onChange={editor.change}
        onLeftRead={() => send({ type: "left.dismissed" })}
        onSubmit={editor.save}
        frame={frame}
      />
      <ConfirmAnswers open={step === "confirmingAnswers"} asked={context.unconfirmed} send={send} />
      <EditorDecisions
        editor={editor}
        thing="request"
        changed="This request was changed somewhere else meanwhile"
      />
    </>
  )
}
