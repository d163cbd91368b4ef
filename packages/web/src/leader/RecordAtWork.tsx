import {
  type DeliveryOptions,
  type DeliverySnapshot,
  type DeliveryTypes,
  deliveryStatus,
  isAt,
  isNoted,
  logWords
} from "@crewfleet/machines"
import { type Failure, isRefusedWith } from "@crewfleet/sdk"
import { type AnyForm, type LogRecordKind, leaderWords } from "@crewfleet/sdk/rules"
import { type ReactNode, useMemo } from "react"
import type { DeliveryActor } from "../delivery/DeliveryActor.ts"
import { DeliveryAtWork } from "../delivery/DeliveryAtWork.tsx"
import { keepPicture } from "../delivery/keepPicture.ts"
import type { Outbox } from "../delivery/makeOutbox.ts"
import { removeUnlisted } from "../delivery/removeUnlisted.ts"
import { useDeliveryState } from "../delivery/useDeliveryState.ts"
import { fileAddress } from "../file/fileAddress.ts"
import { AnswerList } from "../form/AnswerList.tsx"
import { LeftAnswers } from "../form/LeftAnswers.tsx"
import { type PhotoKeeper, PhotoKeeperContext, takingInFor } from "../form/PhotoKeeper.ts"
import { writeMoment } from "../time/write.ts"
import { Button } from "../ui/Button.tsx"
import type { OpenedLog } from "./OpenedLog.ts"
import { isAside } from "./useStandings.ts"

interface RecordAtWorkProps<K extends DeliveryTypes> {
  readonly kind: LogRecordKind
  readonly opened: OpenedLog
  readonly outbox: Outbox<K>
  readonly actor: DeliveryActor<K>
  readonly of: AnyForm
  readonly options: DeliveryOptions<K>
  readonly subject?: ReactNode
  /** To fill in. */
  readonly children: (state: DeliverySnapshot<K>) => ReactNode
  /** To read, where the list of all answers would not do. */
  readonly sheet?: (form: K["form"]) => ReactNode
}

/** One part of a log: where it is, and what can be done with it there. */
export function RecordAtWork<K extends DeliveryTypes>(props: RecordAtWorkProps<K>) {
  const { kind, opened, outbox, actor, of, options, subject, children } = props
  const { state, keeping } = useDeliveryState(actor)
  const { record, form, left, received, failure, attachments } = state.context
  const { sheet = (answers) => <AnswerList of={of} answers={answers as never} /> } = props
  const { records } = opened.log
  const keeper = useMemo<PhotoKeeper>(() => {
    const remove = (id: string) => removeUnlisted(actor, outbox.store, id)
    const taking = takingInFor(actor)
    return {
      ...taking,
      // One that comes too late to be named is nobody's.
      hold: (photo) =>
        taking.hold(
          photo.then((id) => {
            if (id) remove(id)
            return id
          })
        ),
      take: (photograph) => keepPicture(outbox.store, record, photograph),
      read: (id) => outbox.store.attachment(record, id),
      remove,
      received: (id) => {
        const photo = records.flatMap(({ photos = [] }) => photos).find((each) => each.id === id)
        return photo && fileAddress(photo.url)
      }
    }
  }, [actor, outbox, record, records])
  const words = logWords[kind]
  const noted = isNoted(options, state.context)
  const status = deliveryStatus(state as DeliverySnapshot, words, writeMoment, noted)
  const isHereAlone =
    opened.isLost && keeping !== "empty" && !isAt(state as DeliverySnapshot, "received", "sealing", "sending")
  const where = isHereAlone ? { ...status, tone: "danger" as const, fact: leaderWords.onPageAlone } : status
  return (
    <PhotoKeeperContext value={keeper}>
      <DeliveryAtWork
        state={state as DeliverySnapshot}
        send={actor.send as DeliveryActor["send"]}
        words={words}
        status={isAside(state.context) ? { ...where, advice: [...where.advice, asideSaid] } : where}
        files={keeper}
        isNoted={noted}
        subject={subject}
        form={
          <>
            <LeftAnswers of={of} left={left ?? {}} onDismiss={() => actor.send({ type: "left.dismissed" })} />
            {children(state)}
          </>
        }
        sheet={sheet(form)}
        conflict={
          received && {
            mine: sheet(form),
            theirs: sheet(options.formOf(received.content)),
            received: `Received ${writeMoment(received.receivedAt)}${received.receivedFrom ? ` from ${received.receivedFrom}` : ""}`
          }
        }
        whileWaiting={
          [failure, ...attachments.map(({ failure }) => failure)].some(isEnded) && (
            <Button size="small" kind="primary" onClick={opened.signIn}>
              Sign in again
            </Button>
          )
        }
        isFinal={opened.log.job.transportStatus === "CLOSED"}
      />
    </PhotoKeeperContext>
  )
}

/** Whether somebody has to sign in before anything arrives. */
const isEnded = (failure: Failure | undefined) => failure !== undefined && isRefusedWith(failure, 401)

const asideSaid = "Somebody else keeps this log by now: it stands beside what they note."
