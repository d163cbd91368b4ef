import type { CallOptions, Failure, PromiseClient } from "@crewfleet/sdk"
import { type EventObject, fromCallback, type NonReducibleUnknown } from "xstate"
import type { LoadClient } from "./calling.ts"
import { portFailure } from "./defects.ts"

/**
 * Fills an upload's port with a call of the SDK; what the work ends with, if anything, goes with the event that tells
 * of the end. Stopping the actor aborts the request.
 */
export const uploading = <Input extends NonReducibleUnknown>(
  load: LoadClient,
  work: (client: PromiseClient, input: Input, options: CallOptions) => Promise<object | undefined>
) =>
  fromCallback<EventObject, Input>(({ input, self, sendBack }) => {
    const stop = new AbortController()
    const report = (event: UploadEvent) => {
      if (!stop.signal.aborted) sendBack(event)
    }
    const onProgress = (share: number) => report({ type: "upload.progressed", share })
    load()
      .then((client) => work(client, input, { signal: stop.signal, onProgress }))
      .then(
        (answer) => report({ ...answer, type: "upload.finished" }),
        (error) =>
          report({ type: "upload.failed", failure: portFailure(error, { self, signal: stop.signal }) })
      )
    return () => stop.abort()
  })

/** What an upload tells the machine that started it; `Answer` is what its end brings, if anything is wanted of it. */
export type UploadEvent<Answer extends object = object> =
  /** `share` of the file has left, 0 to 1. */
  | { readonly type: "upload.progressed"; readonly share: number }
  | ({ readonly type: "upload.finished" } & Answer)
  | { readonly type: "upload.failed"; readonly failure: Failure }

/** A typed socket for an upload, which sends `UploadEvent`s: the host plugs the real one in. */
export const uploadPort = <Input extends NonReducibleUnknown>(name: string) =>
  fromCallback<EventObject, Input>(() => {
    throw new Error(`Nothing is plugged into "${name}"`)
  })
