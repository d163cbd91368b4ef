import { type DraftPhoto, keepingOf, reportStatus } from "@crewfleet/machines"
import { contentOf, type ReportSubject, vehicleName } from "@crewfleet/sdk"
import { useSelector } from "@xstate/react"
import { useCallback, useMemo, useState } from "react"
import { Link } from "wouter"
import type { Actor } from "xstate"
import { writeMoment } from "../dashboard/timeWriter.ts"
import { failureWords } from "../list/failureWords.ts"
import { retryFor } from "../list/retryFor.ts"
import { Button } from "../ui/Button.tsx"
import { Card } from "../ui/Card.tsx"
import { ErrorState } from "../ui/ErrorState.tsx"
import { LoadingState } from "../ui/LoadingState.tsx"
import { DeleteDraft } from "./DeleteDraft.tsx"
import { ReportConflict } from "./ReportConflict.tsx"
import { ReportForm } from "./ReportForm.tsx"
import { ReportSheet } from "./ReportSheet.tsx"
import { ReportStatusLine } from "./ReportStatusLine.tsx"
import type { ReportDesk, ReportLogic } from "./reportDesk.ts"
import { photoTaker } from "./takePhoto.ts"
import { UnsentPhotos } from "./UnsentPhotos.tsx"
import { useKeeping } from "./useKeeping.ts"

interface ReportAtWorkProps {
  readonly actor: Actor<ReportLogic>
  readonly desk: ReportDesk
  /** The address of the booking's page. */
  readonly booking: string
}

/** Shows `conditionReportMachine`: where the report is, and what can be done with it there. */
export function ReportAtWork({ actor, desk, booking }: ReportAtWorkProps) {
  const state = useSelector(actor, (snapshot) => snapshot)
  useKeeping(actor)
  const { send } = actor
  const [isDeleting, setDeleting] = useState(false)
  const report = state.context
  const { bookingId, received, earlier, form, photos } = report
  const url = useCallback((id: string) => received?.photos?.find((photo) => photo.id === id)?.url, [received])
  const taker = useMemo(() => photoTaker(bookingId, desk.store, url, send), [bookingId, desk, url, send])

  if (state.matches("reading") || state.matches("asking") || state.matches("deciding"))
    return <LoadingState message="Opening the report" />
  if (state.matches("absent") && report.failure)
    return (
      <ErrorState
        message={failureWords("loadReports", report.failure)}
        onRetry={retryFor(report.failure, () => send({ type: "reload.asked" }))}
      />
    )

  const isFilling = state.matches("filling")
  const isReceived = state.matches("received")
  const content = contentOf(form)
  return (
    <>
      <Subject subject={report.subject} />
      {state.matches("conflicting") && received && content && (
        <ReportConflict
          mine={content}
          theirs={received}
          onMine={() => send({ type: "own.chosen", id: crypto.randomUUID() })}
          onTheirs={() => send({ type: "other.chosen" })}
        />
      )}
      {isFilling && <ReportForm report={report} taker={taker} send={send} />}
      {isFilling && keepingOf(state) !== "empty" && (
        <Button kind="quiet" onClick={() => setDeleting(true)}>
          Delete from this device
        </Button>
      )}
      {isFilling && keepingOf(state) === "empty" && received && (
        <Button kind="quiet" onClick={() => send({ type: "draft.discarded" })}>
          Leave it as it was received
        </Button>
      )}
      {!isFilling && !state.matches("conflicting") && content && (
        <Card title="The report">
          <ReportSheet
            content={content}
            earlier={earlier}
            photoUrl={url}
            photoNote={(id) => noteOf(photos.find((photo) => photo.id === id)?.status)}
          />
        </Card>
      )}
      {isReceived && <UnsentPhotos photos={photos} taker={taker} send={send} />}
      {isReceived && <Link href={`${booking}/condition`}>Compare both reports</Link>}
      <DeleteDraft
        open={isDeleting}
        onCancel={() => setDeleting(false)}
        onConfirm={() => {
          setDeleting(false)
          send({ type: "draft.discarded" })
        }}
      />
      <ReportStatusLine status={reportStatus(state, writeMoment)}>
        {state.matches("waiting") && (
          <>
            <Button size="small" onClick={() => send({ type: "retry.asked" })}>
              Send now
            </Button>
            <Button size="small" onClick={() => send({ type: "amendment.asked" })}>
              Change it
            </Button>
          </>
        )}
        {isReceived && (
          <Button size="small" onClick={() => send({ type: "amendment.asked" })}>
            Correct it
          </Button>
        )}
      </ReportStatusLine>
    </>
  )
}

const noteOf = (status: DraftPhoto["status"] | undefined): string => {
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
