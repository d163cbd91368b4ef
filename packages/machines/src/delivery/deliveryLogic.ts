import type { CallOptions, PromiseClient } from "@crewfleet/sdk"
import { fromPromise } from "xstate"
import { calling, type LoadClient } from "../calling.ts"
import type { FileReference } from "../file/FileReference.ts"
import { uploading } from "../uploading.ts"
import { attachmentFile } from "./attachmentFile.ts"
import type { DeliveryDraft, KeptDelivery, LookedUp } from "./DeliveryDraft.ts"
import type { DeliveryOptions } from "./DeliveryOptions.ts"
import type { DeliveryTypes } from "./DeliveryTypes.ts"
import { deliveryMachine } from "./deliveryMachine.ts"
import type { LookUpRequest, RecordOf, SendRequest } from "./deliverySetup.ts"
import { draftKeeperMachine } from "./draftKeeperMachine.ts"

/** Where a device keeps what has not been received yet. Each call takes its turn after the ones before it. */
export interface DeliveryStore<K extends DeliveryTypes> {
  readonly read: (record: K["record"]) => Promise<KeptDelivery<K>>
  readonly keep: (record: K["record"], draft: DeliveryDraft<K>) => Promise<void>
  readonly forget: (record: K["record"]) => Promise<void>
  /** An attachment's file; undefined when it is not here any more. */
  readonly attachment: (record: K["record"], id: string) => Promise<Blob | undefined>
}

/** The calls with which one kind of delivery reaches the service; whose client makes them is up to whoever loads it. */
export interface DeliveryCalls<K extends DeliveryTypes> {
  /** What the service has. Nothing is asked without it, as where whoever sends may not look; a shared kind needs it. */
  readonly lookUp?: (
    client: PromiseClient,
    record: K["record"],
    options: CallOptions,
    request: Pick<LookUpRequest<K>, "isOther">
  ) => Promise<LookedUp<K>>
  readonly send: (
    client: PromiseClient,
    request: SendRequest<K>,
    options: CallOptions
  ) => Promise<K["receipt"]>
  /** Sends one attachment; a kind without any needs none. */
  readonly attach?: (
    client: PromiseClient,
    attachment: { readonly record: K["record"]; readonly id: string; readonly file: Blob },
    options: CallOptions
  ) => Promise<unknown>
  /** What is said of an attachment whose file is gone. */
  readonly lost?: string
}

/** A delivery with the SDK and a device's store behind its ports. */
export const deliveryLogic = <K extends DeliveryTypes>(
  options: DeliveryOptions<K>,
  load: LoadClient,
  store: DeliveryStore<K>,
  calls: DeliveryCalls<K>
) => {
  const { lookUp } = calls
  return deliveryMachine(options).provide({
    actors: {
      readDraft: fromPromise<KeptDelivery<K>, RecordOf<K>>(({ input }) => store.read(input.record)),
      lookUp: lookUp
        ? calling<LookedUp<K>, LookUpRequest<K>>(load, (client, { record, ...request }, options) =>
            lookUp(client, record, options, request)
          )
        : fromPromise<LookedUp<K>, LookUpRequest<K>>(async () => ({ received: undefined, facts: {} })),
      send: calling<K["receipt"], SendRequest<K>>(load, calls.send),
      keeper: draftKeeperMachine.provide({
        actors: {
          keepDraft: fromPromise<void, { readonly record: object; readonly draft: object }>(({ input }) =>
            store.keep(input.record, input.draft as DeliveryDraft<K>)
          ),
          forgetDraft: fromPromise<void, object>(({ input }) => store.forget(input))
        }
      }),
      attachment: attachmentFile.provide({ actors: { send: sendingAttachment(load, store, calls) } })
    }
  })
}

/** A delivery whose ports are filled. */
export type DeliveryLogic<K extends DeliveryTypes> = ReturnType<typeof deliveryLogic<K>>

const sendingAttachment = <K extends DeliveryTypes>(
  load: LoadClient,
  store: DeliveryStore<K>,
  { attach, lost }: DeliveryCalls<K>
) =>
  uploading(
    load,
    async (client, { to, file }: { readonly to: object; readonly file: FileReference }, options) => {
      const [record, id]: [K["record"], string] = [to, file.blobId]
      const kept = await store.attachment(record, id)
      if (!kept || !attach) throw gone(lost)
      await attach(client, { record, id, file: kept }, options)
      return {}
    }
  )

/** Sending it again would not help. */
const gone = (message = "The file is not on this device any more. Remove it, or add another.") =>
  ({ _tag: "Refused", status: 410, message, violations: [] }) as const
