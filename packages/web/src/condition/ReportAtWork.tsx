import {
  type Attachment,
  type ConditionDelivery,
  conditionOptions,
  isNoted,
  type ReportEdit,
  reportStatus,
  reportWords
} from "@crewfleet/machines"
import type { ReportSubject } from "@crewfleet/sdk"
import { contentOf, vehicleName } from "@crewfleet/sdk/rules"
import { useCallback, useMemo } from "react"
import type { DeliveryActor } from "../delivery/DeliveryActor.ts"
import { DeliveryAtWork } from "../delivery/DeliveryAtWork.tsx"
import { useDeliveryState } from "../delivery/useDeliveryState.ts"
import { writeMoment } from "../time/write.ts"
import { Link } from "../ui/Link.tsx"
import { Row } from "../ui/Row.tsx"
import type { ReportOutbox } from "./conditionOutbox.ts"
import { photoAddress } from "./photoAddress.ts"
import { photoTaker } from "./photoTaker.ts"
import { ReportForm } from "./ReportForm.tsx"
import { ReportSheet } from "./ReportSheet.tsx"

interface ReportAtWorkProps {
  readonly actor: DeliveryActor<ConditionDelivery>
  readonly outbox: ReportOutbox
  /** The address of the booking's page. */
  readonly booking: string
}

/** Shows `conditionReportMachine`: where the report is, and what can be done with it there. */
export function ReportAtWork({ actor, outbox, booking }: ReportAtWorkProps) {
  const { state } = useDeliveryState(actor)
  const { received, facts, form, attachments } = state.context
  const urlIn = useCallback((id: string) => photoAddress(received?.photos, id), [received])
  const edit = useCallback((edit: ReportEdit) => actor.send({ type: "form.edited", edit }), [actor])
  const taker = useMemo(() => photoTaker(actor, outbox, urlIn), [actor, outbox, urlIn])
  const content = contentOf(form)
  return (
    <DeliveryAtWork
      state={state}
      send={actor.send}
      words={reportWords}
      status={reportStatus(state, writeMoment)}
      files={taker}
      isNoted={isNoted(conditionOptions, state.context)}
      subject={<Subject subject={facts.subject} />}
      form={<ReportForm report={state.context} taker={taker} edit={edit} send={actor.send} />}
      sheet={
        content && (
          <ReportSheet
            content={content}
            earlier={facts.earlier}
            photoUrl={urlIn}
            photoNote={(id) => noteOf(attachments.find((photo) => photo.id === id)?.status)}
          />
        )
      }
      conflict={
        received &&
        content && {
          mine: (
            <ReportSheet
              content={content}
              other={received.content}
              photoUrl={() => undefined}
              photoNote={() => "is still on this device"}
            />
          ),
          theirs: <ReportSheet content={received.content} other={content} photoUrl={urlIn} />,
          received: `Received ${writeMoment(received.receivedAt)}${received.receivedFrom ? ` from ${received.receivedFrom}` : ""}`
        }
      }
      afterwards={
        <Row gap={4}>
          <Link href={booking}>Show the booking</Link>
          <Link href={`${booking}/condition`}>Compare both reports</Link>
        </Row>
      }
    />
  )
}

const noteOf = (status: Attachment["status"] | undefined): string => {
  if (status === "received") return "has been received"
  return status ? "is still on this device" : "has not arrived"
}

function Subject({ subject }: { readonly subject: ReportSubject | undefined }) {
  const words = [
    vehicleName(subject, ""),
    subject?.regno,
    subject?.hirerName && `hired by ${subject.hirerName}`
  ]
  const known = words.filter(Boolean)
  return known.length > 0 ? <p>{known.join(" · ")}</p> : null
}
