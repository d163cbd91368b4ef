import { Api } from "@crewfleet/sdk/effect"
import { HttpApiBuilder } from "effect/http-api"
import { credentialHandlers } from "./credentialHandlers.ts"

const compliances = credentialHandlers("compliance")

/** Translates the contract into calls on compliances, and nothing more. */
export const ComplianceHandlers = HttpApiBuilder.group(Api, "compliance", (handlers) =>
  handlers.handleAll({
    list: ({ params: { page, size }, query }) => compliances.list({ ...query, page, size }),
    versions: ({ params: { id }, query }) => compliances.versions(id, query),
    uploadCertificate: ({ payload, query }) => compliances.upload(payload.file.path, query),
    add: ({ payload: { complianceId, complianceDate, complianceExpiry, ...record }, query }) =>
      compliances.add(
        { ...record, subject: complianceId, issued: complianceDate, expires: complianceExpiry },
        query
      ),
    renew: ({ params: { id }, payload: { complianceDate, complianceExpiry, ...renewal }, query }) =>
      compliances.renew(id, { ...renewal, issued: complianceDate, expires: complianceExpiry }, query),
    attach: ({ params: { id }, payload, query }) => compliances.attach(id, payload, query),
    review: ({ params: { id }, payload, query }) => compliances.review(id, payload, query),
    remove: ({ params: { id }, query }) => compliances.remove(id, query)
  })
)
