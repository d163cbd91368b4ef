import type { Notice } from "@crewfleet/sdk"
import { setup } from "xstate"
import { backOff } from "../backOff.ts"
import { port } from "../port.ts"
import { attachmentSenderMachine } from "./attachmentSenderMachine.ts"
import type { DeliveryContext } from "./DeliveryContext.ts"
import type { KeptDelivery, LookedUp } from "./DeliveryDraft.ts"
import type { DeliveryEvent } from "./DeliveryEvent.ts"
import type { ContentOf, DeliveryTypes, Outgoing } from "./DeliveryTypes.ts"
import { draftKeeperMachine } from "./draftKeeperMachine.ts"

/** Which record a port is asked about. */
export interface RecordOf<K extends DeliveryTypes> {
  readonly record: K["record"]
}

/** What is sent, and of which record. */
export interface SendRequest<K extends DeliveryTypes> extends RecordOf<K> {
  readonly outgoing: Outgoing<ContentOf<K>>
}

/** What a delivery is made of: its ports and children, and how long it waits for them. */
export const deliverySetup = <K extends DeliveryTypes>() =>
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
      lookUp: port<LookedUp<K>, RecordOf<K>>("lookUp"),
      send: port<K["receipt"], SendRequest<K>>("send"),
      keeper: draftKeeperMachine,
      attachment: attachmentSenderMachine
    },
    delays: {
      pause: ({ context }) => backOff(context.attempts, context.failure),
      /** How long an empty form waits for what the service has. */
      patience: 4_000,
      /** How long sending waits for the draft to be kept first. */
      keepingPatience: 2_000
    }
  })
