import type { Notice } from "@crewfleet/sdk"
import { type AnyActorRef, enqueueActions, setup } from "xstate"
import { backOff } from "../backOff.ts"
import { port } from "../port.ts"
import { attachmentFile } from "./attachmentFile.ts"
import type { DeliveryContext } from "./DeliveryContext.ts"
import { draftIn, isFinished, isUnsent, type KeptDelivery, type LookedUp } from "./DeliveryDraft.ts"
import type { DeliveryEvent } from "./DeliveryEvent.ts"
import type { DeliveryOptions } from "./DeliveryOptions.ts"
import type { ContentOf, DeliveryTypes, Outgoing } from "./DeliveryTypes.ts"
import { draftKeeperMachine } from "./draftKeeperMachine.ts"
import { isStarted } from "./isStarted.ts"

/** Which record a port is asked about. */
export interface RecordOf<K extends DeliveryTypes> {
  readonly record: K["record"]
}

/** What is looked up; of another one that is there, only what the service says by now is an answer. */
export interface LookUpRequest<K extends DeliveryTypes> extends RecordOf<K> {
  readonly isOther?: boolean
}

/** What is sent, and of which record. */
export interface SendRequest<K extends DeliveryTypes> extends RecordOf<K> {
  readonly outgoing: Outgoing<ContentOf<K>>
}

/** The actors below one that runs; a replay has none. */
export const childrenOf = (self: AnyActorRef): Readonly<Record<string, AnyActorRef | undefined>> =>
  self.getSnapshot().children ?? {}

/** What a delivery is made of: its ports and children, how long it waits for them, and how it is kept on the device. */
export const deliverySetup = <K extends DeliveryTypes>(options: DeliveryOptions<K>) =>
  setup({
    types: {
      input: {} as K["record"],
      context: {} as DeliveryContext<K>,
      events: {} as DeliveryEvent<K>,
      emitted: {} as { readonly type: "notice"; readonly notice: Notice },
      tags: {} as "busy"
    },
    actors: {
      readDraft: port<KeptDelivery<K>, RecordOf<K>>("readDraft"),
      lookUp: port<LookedUp<K>, LookUpRequest<K>>("lookUp"),
      send: port<K["receipt"], SendRequest<K>>("send"),
      keeper: draftKeeperMachine,
      attachment: attachmentFile
    },
    delays: {
      pause: ({ context }) => backOff(context.attempts, context.failure),
      /** How long an empty form waits for what the service has. */
      patience: 4_000,
      /** How long sending waits for the draft to be kept first. */
      keepingPatience: 2_000
    },
    actions: {
      startKeeper: enqueueActions(({ enqueue, context: { record } }) => {
        enqueue.spawnChild("keeper", { id: "keeper", input: record })
      }),
      /** Nothing stays on the device of what the service has wholly, or of a form in which nothing was noted. */
      keep: enqueueActions(({ enqueue, context, self }) => {
        const { keeper } = childrenOf(self)
        const isToStay = (isUnsent(context) || isStarted(options, context)) && !isFinished(context)
        if (keeper && isToStay) enqueue.sendTo(keeper, { type: "draft.changed", draft: draftIn(context) })
        else if (keeper) enqueue.sendTo(keeper, { type: "draft.ended" })
      }),
      forget: enqueueActions(({ enqueue, self }) => {
        const { keeper } = childrenOf(self)
        if (keeper) enqueue.sendTo(keeper, { type: "draft.ended" })
      })
    }
  })
