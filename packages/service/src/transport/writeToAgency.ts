import { Effect } from "effect"
import { holdLink } from "../access/holdLink.ts"
import { Database } from "../database/Database.ts"
import { doerAmong, lockedRequest, type RequestViewer } from "./requestViewer.ts"
import { addMessage } from "./transportMessages.ts"

/** Writes to the agency about a request of theirs; what the holder of a link writes, is kept only while the link stands. */
export const writeToAgency = Effect.fnUntraced(function* (id: number, viewer: RequestViewer, body: string) {
  const { transaction } = yield* Database
  return yield* transaction(
    Effect.gen(function* () {
      yield* lockedRequest(id, viewer)
      if (viewer.kind === "link") yield* holdLink(viewer.linkId)
      return yield* addMessage(id, "WARD", body, doerAmong(viewer))
    })
  )
})
