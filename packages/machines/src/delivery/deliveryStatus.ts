import { noticesFor, type Situation } from "@crewfleet/sdk"
import { type DeliverySituation, deliveryNotices } from "@crewfleet/sdk/rules"
import type { AnyActorRef } from "xstate"
import { owedIn } from "./DeliveryDraft.ts"
import { type DeliverySnapshot, isAt } from "./DeliverySnapshot.ts"

/** What one kind of delivery is called, and in which situations its failures are spoken of. */
export interface DeliveryWords {
  /** Such as `report`. */
  readonly one: string
  /** Such as `photo`. */
  readonly attachment: string
  /** Such as `photos`. */
  readonly attachments: string
  /** What one of them is a picture of. */
  readonly picture: string
  /** What goes when it is deleted from the device, as a sentence. */
  readonly lost: string
  readonly loading: Situation
  readonly sending: DeliverySituation
  readonly attaching: DeliverySituation
}

/** Where a delivery is, in words: the fact, and beneath it why and what to do. */
export interface DeliveryStatus {
  readonly tone: "neutral" | "info" | "success" | "warning" | "danger"
  readonly fact: string
  readonly advice: ReadonlyArray<string>
}

const inKeeping = (keeping: Keeping, { one }: DeliveryWords): DeliveryStatus => {
  switch (keeping) {
    case "empty":
      return { tone: "neutral", fact: "Nothing noted yet", advice: [] }
    case "unkept":
      return { tone: "neutral", fact: "Being kept on this device", advice: [] }
    case "kept":
      return {
        tone: "info",
        fact: "On this device, not sent yet",
        advice: ["It stays here when you close the page or sign out."]
      }
    case "notKept":
      return { tone: "danger", fact: "Not kept on this device", advice: [keepOpen(one)] }
  }
}

const keepOpen = (one: string) =>
  `This browser cannot store it. Keep this page open until the ${one} has been received.`

/**
 * Says truthfully where a delivery is. `writeMoment` writes an instant as people read it; `isNoted` tells whether anything was,
 * beside what was received.
 */
export const deliveryStatus = (
  delivery: DeliverySnapshot,
  words: DeliveryWords,
  writeMoment: (instant: string) => string,
  isNoted = true
): DeliveryStatus => {
  const { failure, refusal, received, receivedAt, isUncompared } = delivery.context
  const { one, sending } = words
  const keeping = keepingOf(delivery)
  const known = refusal ?? failure
  const why = known ? deliveryNotices(sending, known).map(({ text }) => text) : []
  const unread = failure ? noticesFor(words.loading, failure).map(({ text }) => text) : []
  /** What the device cannot keep is on this page alone. */
  const atRest = (kept: DeliveryStatus, fact: string, advice = why): DeliveryStatus =>
    keeping === "notKept" ? { tone: "danger", fact, advice: [...advice, keepOpen(one)] } : kept
  if (isAt(delivery, "received"))
    return {
      tone: "success",
      fact: receivedAt ? `Received ${writeMoment(receivedAt)}` : "Received",
      advice: owedAdvice(delivery.context, words)
    }
  if (isAt(delivery, "sealing", "sending", "comparing")) return { tone: "info", fact: "Sending", advice: [] }
  if (isAt(delivery, "waiting") && isUncompared)
    return atRest(
      {
        tone: "warning",
        fact: `On this device, not sent: another ${one} was received`,
        advice: [uncompared, ...unread]
      },
      `Only on this page, not sent: another ${one} was received`,
      [uncompared, ...unread]
    )
  if (isAt(delivery, "waiting"))
    return atRest(
      { tone: "warning", fact: "On this device, waiting to be sent", advice: why },
      "Not sent, and only on this page"
    )
  if (isAt(delivery, "conflicting")) {
    const choose = "Choose which of the two is to stay."
    return atRest(
      {
        tone: "warning",
        fact: `On this device, not sent: another ${one} was received`,
        advice: [`${choose} Nothing is lost until you do.`]
      },
      `Only on this page, not sent: another ${one} was received`,
      [choose]
    )
  }
  if (isAt(delivery, "refused"))
    return atRest(
      { tone: "danger", fact: "Refused, and still on this device", advice: why },
      "Refused, and only on this page"
    )
  const isUnchanged = received !== undefined && (keeping === "empty" || (!isNoted && keeping !== "notKept"))
  return isUnchanged
    ? { tone: "neutral", fact: "Nothing changed yet", advice: owedAdvice(delivery.context, words) }
    : inKeeping(keeping, words)
}

const uncompared = "The other one could not be looked up, so that you can choose. Nothing is lost; try again."

const owedAdvice = (
  draft: Parameters<typeof owedIn>[0],
  { attachment, attachments }: DeliveryWords
): ReadonlyArray<string> => {
  const counted = (count: number) => `${count} ${count > 1 ? attachments : attachment}`
  const owed = owedIn(draft)
  const refused = owed.filter(({ status }) => status === "refused").length
  const open = owed.length - refused
  return [
    ...(open > 0
      ? [`${counted(open)} still on this device, to be sent by ${open > 1 ? "themselves" : "itself"}.`]
      : []),
    ...(refused > 0 ? [`${counted(refused)} refused: see “${owedTitle({ attachments })}”.`] : [])
  ]
}

/** Over what the service has not received of a delivery that it has. */
export const owedTitle = ({ attachments }: Pick<DeliveryWords, "attachments">): string =>
  `${attachments.charAt(0).toUpperCase()}${attachments.slice(1)} still on this device`

/** How much of a delivery is on the device: all of it, all but the last moment, or nothing that would survive. */
export type Keeping = "kept" | "unkept" | "notKept" | "empty"

/** What the keeper of a delivery says of the device. */
export const keepingOf = ({ children }: { readonly children: object }): Keeping => {
  const keeper = (children as Readonly<Record<string, AnyActorRef | undefined>>).keeper
  const { value: state, context } = keeper?.getSnapshot() ?? {}
  if (state === "kept" || state === "notKept") return state
  // What was typed while the draft from before is removed is written after that.
  const isBegunAnew = state === "forgetting" && context?.changed === true
  if (state !== "unkept" && state !== "keeping" && !isBegunAnew) return "empty"
  // What could not be written is on this page alone until it is.
  return context?.failing ? "notKept" : "unkept"
}
