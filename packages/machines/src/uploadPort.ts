import type { Failure } from "@crewfleet/sdk"
import { type EventObject, fromCallback, type NonReducibleUnknown } from "xstate"

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
