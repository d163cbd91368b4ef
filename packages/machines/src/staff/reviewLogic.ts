import type { CredentialReview } from "@crewfleet/sdk"
import { calling, type LoadClient } from "../calling.ts"
import { reviewMachine } from "./reviewMachine.ts"
import { type DecisionRequest, reviewPageSize } from "./reviewSetup.ts"

/** The review of records with the SDK behind its ports. */
export const reviewLogic = (load: LoadClient) =>
  reviewMachine.provide({
    actors: {
      load: calling(
        load,
        (
          { agencyWorker },
          { agencyId, after }: { readonly agencyId: number; readonly after: string | undefined },
          options
        ) =>
          agencyWorker.waiting(
            { params: { page: 0, size: reviewPageSize }, query: { agencyId, after } },
            options
          )
      ),
      decide: calling<unknown, DecisionRequest>(
        load,
        (client, { agencyId, record, status, because, comment }, options) => {
          const { workerId, id, version } = record
          const payload: CredentialReview = {
            status,
            version,
            ...(because && { because }),
            ...(comment && { comment })
          }
          const asked = { params: { workerId, id }, query: { agencyId }, payload }
          return record.sort === "training"
            ? client.training.review(asked, options)
            : client.compliance.review(asked, options)
        }
      )
    }
  })
