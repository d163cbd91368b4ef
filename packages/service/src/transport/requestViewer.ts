import type { Refusal } from "@crewfleet/sdk/effect"
import { requestWords } from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import { type Access, permitted } from "../access/Access.ts"
import { isLinkHolder } from "../access/Caller.ts"
import { Database } from "../database/Database.ts"
import { isPossibleId } from "../database/possibleIds.ts"
import type { Doer } from "../life/insertChange.ts"
import { lockedJob } from "./lockedJob.ts"
import type { JobViewer } from "./shownJob.ts"
import { jobNotFound } from "./transportRefusals.ts"

/** Who asks about their own request: a client, or whoever holds the link to it. */
export type RequestViewer = Extract<JobViewer, { readonly kind: "client" | "link" }>

const viewerOf = ({ caller, tenant = 0 }: Access): RequestViewer =>
  isLinkHolder(caller)
    ? { kind: "link", linkId: caller.linkId, isUnlocked: caller.isUnlocked }
    : { kind: "client", clientId: tenant, userId: caller.userId }

/** Who asks, as the policy let them in. */
export const requestViewer: Effect.Effect<RequestViewer> = Effect.map(permitted, viewerOf)

const codeNeeded: Refusal = { _tag: "Forbidden", message: requestWords.codeNeeded }

/** The same for what the link alone does not open: its holder must have given the code. */
export const trustedViewer: Effect.Effect<RequestViewer, Refusal> = Effect.flatMap(requestViewer, (viewer) =>
  viewer.kind === "link" && !viewer.isUnlocked ? Effect.fail(codeNeeded) : Effect.succeed(viewer)
)

/** In whose name they change something. */
export const doerAmong = (viewer: RequestViewer): Doer =>
  viewer.kind === "link" ? { linkId: viewer.linkId } : { userId: viewer.userId }

/** A request of theirs, which nobody else changes until the transaction ends. The policy has seen to it that a link is to this one. */
export const lockedRequest = Effect.fnUntraced(function* (id: number, viewer: RequestViewer) {
  const job = yield* lockedJob({ id })
  return viewer.kind === "client" && job.clientId !== viewer.clientId ? yield* Effect.fail(jobNotFound) : job
})

/** Fails where a request is not theirs. */
export const knownRequest = Effect.fnUntraced(function* (id: number, viewer: RequestViewer) {
  const { query } = yield* Database
  const job = isPossibleId(id)
    ? yield* query((db) =>
        db.selectFrom("transportJobs").select("clientId").where("id", "=", id).executeTakeFirst()
      )
    : undefined
  if (!job || (viewer.kind === "client" && job.clientId !== viewer.clientId))
    return yield* Effect.fail(jobNotFound)
})
