import type { Migration } from "kysely/migration"
import { statements } from "./statements.ts"
import { crew } from "./transport/crew.ts"
import { engagements } from "./transport/engagements.ts"
import { hours } from "./transport/hours.ts"
import { jobs } from "./transport/jobs.ts"
import { records } from "./transport/records.ts"
import { urgency } from "./transport/urgency.ts"

/**
 * Transport jobs from request to log: what was asked, which agencies may see it, the crew that is needed and who is booked,
 * what is worked. Triggers keep that no vehicle, driver or worker is in two jobs at once, nor a vehicle in a job and a hire; that
 * no line of the crew has more booked than it has seats; and how a job stands with each agency. Journeys that were there
 * before stand as accepted, or as closed where their time has passed.
 */
export const transport: Migration = {
  up: statements(...jobs, ...crew, ...engagements, ...records, ...urgency, ...hours)
}
