import type { CallOptions, PromiseClient, TransportJob } from "@crewfleet/sdk"
import { ofTransport } from "./transportJobLogic.ts"
import type { TransportRequest } from "./transportJobSetup.ts"

/** Reads a job for its agency: first as it is shown already, where it is, since to read it again would be another look at the patient. */
export const readingJob = (shown: TransportJob | undefined) => {
  let known = shown
  return async (
    { transport }: PromiseClient,
    request: TransportRequest,
    options: CallOptions
  ): Promise<TransportJob> => {
    const job = known ?? (await transport.byId(ofTransport(request), options))
    known = undefined
    return job
  }
}
