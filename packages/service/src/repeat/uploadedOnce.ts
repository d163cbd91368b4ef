import { readFile } from "node:fs/promises"
import type { Refusal } from "@crewfleet/sdk/effect"
import { Context, Effect } from "effect"
import { Database } from "../database/Database.ts"
import { hashOf } from "./requestHash.ts"

/** How an upload under an idempotency key is done once. */
export interface UploadOnce {
  /** Ends the call with its first answer, where a file of this digest was uploaded with its key before. */
  readonly unlessDone: (fileHash: string) => Effect.Effect<void, Refusal>
  /** Does the work of the upload in a transaction with the note that it was done. */
  readonly perform: <A, E, R>(
    fileHash: string,
    work: Effect.Effect<A, E, R>
  ) => Effect.Effect<A, E | Refusal, R>
}

/** The key of the upload that is being answered; undefined where it has none. */
export const CurrentUpload = Context.Reference<UploadOnce | undefined>(
  "@crewfleet/service/repeat/CurrentUpload",
  { defaultValue: () => undefined }
)

/**
 * Does what an upload is for, in one transaction and once for each idempotency key. What takes its time is prepared before:
 * the file is checked and kept outside of the transaction, and not at all where it was uploaded before.
 */
export const uploadedOnce = Effect.fnUntraced(function* <Prepared, E, R, Made, E2, R2>(
  path: string,
  prepared: Effect.Effect<Prepared, E, R>,
  work: (prepared: Prepared) => Effect.Effect<Made, E2, R2>
) {
  const upload = yield* CurrentUpload
  const { transaction } = yield* Database
  if (upload === undefined) return yield* transaction(work(yield* prepared))
  const fileHash = hashOf(yield* Effect.promise(() => readFile(path)))
  yield* upload.unlessDone(fileHash)
  return yield* upload.perform(fileHash, work(yield* prepared))
})
