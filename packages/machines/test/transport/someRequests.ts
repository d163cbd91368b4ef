import { completeRequest, requestedJob } from "../../../sdk/test/transport/someRequest.ts"

/** The moment at which these tests stand. */
export const now = "2026-11-23T09:00:00.000Z"

/** A request for the next day of which nothing is missing or odd. */
export const complete = completeRequest("2026-11-24T09:00:00.000Z")

/** The same as a job that its ward reads. */
export const job = requestedJob(complete)
