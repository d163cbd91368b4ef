import { Api } from "@crewfleet/sdk/effect"
import type { DocumentOwner } from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { permittedPerson } from "../access/Access.ts"
import { documentsOf } from "./documentsOf.ts"
import { eraseDocument, eraseOwner } from "./eraseDocument.ts"
import { holdDocument, holdOwner, releaseHold } from "./holds.ts"
import { knownOwner } from "./knownOwner.ts"

/** Translates the contract into calls on documents of any kind, and nothing more. */
export const DocumentHandlers = HttpApiBuilder.group(Api, "document", (handlers) =>
  handlers.handleAll({
    ofOwner: Effect.fnUntraced(function* ({ params }) {
      const viewer = yield* callerId
      return yield* documentsOf({ owner: yield* ownerIn(params), viewer, complete: true })
    }),
    holdOwner: Effect.fnUntraced(function* ({ params, payload: { reason } }) {
      yield* holdOwner(yield* ownerIn(params), { userId: yield* callerId, reason })
      return { message: "Documents held" }
    }),
    eraseOwner: Effect.fnUntraced(function* ({ params, payload: { reason } }) {
      yield* eraseOwner(yield* ownerIn(params), { userId: yield* callerId, reason })
      return { message: "Documents erased" }
    }),
    hold: Effect.fnUntraced(function* ({ params, payload: { reason } }) {
      yield* holdDocument(params.id, { userId: yield* callerId, reason })
      return { message: "Document held" }
    }),
    release: Effect.fnUntraced(function* ({ params, payload: { reason } }) {
      yield* releaseHold(params.id, { userId: yield* callerId, reason })
      return { message: "Hold released" }
    }),
    erase: Effect.fnUntraced(function* ({ params, payload: { reason } }) {
      yield* eraseDocument(params.id, { userId: yield* callerId, reason })
      return { message: "Document erased" }
    })
  })
)

const ownerIn = ({ owner: kind, ownerId: id }: { readonly owner: DocumentOwner; readonly ownerId: number }) =>
  knownOwner({ kind, id })

const callerId = Effect.map(permittedPerson, ({ caller }) => caller.userId)
