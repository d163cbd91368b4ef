import { Api } from "@crewfleet/sdk/effect"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { permittedPerson } from "../access/Access.ts"
import {
  addCredentialType,
  credentialTypeById,
  credentialTypes,
  updateCredentialType
} from "./credentialTypes.ts"

/** Translates the contract into calls on the trainings and compliances that there are, and nothing more. */
export const CredentialTypeHandlers = HttpApiBuilder.group(Api, "credentialType", (handlers) =>
  handlers.handleAll({
    list: ({ params: { sort } }) => credentialTypes(sort),
    byId: ({ params: { sort, id } }) => credentialTypeById(sort, id),
    add: Effect.fnUntraced(function* ({ params: { sort }, payload }) {
      const { caller } = yield* permittedPerson
      return yield* addCredentialType(sort, caller.userId, payload)
    }),
    update: Effect.fnUntraced(function* ({ params: { sort, id }, payload }) {
      const { caller } = yield* permittedPerson
      return yield* updateCredentialType(sort, caller.userId, id, payload)
    })
  })
)
