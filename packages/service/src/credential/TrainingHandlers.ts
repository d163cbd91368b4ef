import { Api } from "@crewfleet/sdk/effect"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { permittedTenant } from "../access/Access.ts"
import { certificateLink } from "./certificateLink.ts"
import { credentialHandlers } from "./credentialHandlers.ts"

const trainings = credentialHandlers("training")

/** Translates the contract into calls on trainings, and nothing more. */
export const TrainingHandlers = HttpApiBuilder.group(Api, "training", (handlers) =>
  handlers.handleAll({
    list: ({ params: { page, size }, query }) => trainings.list({ ...query, page, size }),
    versions: ({ params: { id }, query }) => trainings.versions(id, query),
    uploadCertificate: ({ payload, query }) => trainings.upload(payload.file.path, query),
    add: ({ payload: { trainingId, trainingDate, trainingExpiry, ...record }, query }) =>
      trainings.add({ ...record, subject: trainingId, issued: trainingDate, expires: trainingExpiry }, query),
    renew: ({ params: { id }, payload: { trainingDate, trainingExpiry, ...renewal }, query }) =>
      trainings.renew(id, { ...renewal, issued: trainingDate, expires: trainingExpiry }, query),
    attach: ({ params: { id }, payload, query }) => trainings.attach(id, payload, query),
    review: ({ params: { id }, payload, query }) => trainings.review(id, payload, query),
    remove: ({ params: { id }, query }) => trainings.remove(id, query),
    certificateLink: Effect.fnUntraced(function* ({ params: { id } }) {
      return yield* certificateLink(yield* permittedTenant, id)
    })
  })
)
