import { Effect } from "effect"
import { keepFile, type NewFile } from "./keptFile.ts"
import { readUpload, type SentFile } from "./readUpload.ts"

/** Checks an uploaded file and keeps it until it is put to use (`claimFile`); answers its id. */
export const keepUpload = Effect.fnUntraced(function* ({
  agencyId,
  purpose,
  ...sent
}: SentFile & Pick<NewFile, "agencyId" | "purpose">) {
  const read = yield* readUpload(sent)
  return yield* keepFile({ ...read, agencyId, purpose, ownerUserId: sent.userId })
})
