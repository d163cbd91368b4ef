import { remindOfHires } from "./booking/remindOfHires.ts"
import { foldingTallies } from "./dashboard/foldTallies.ts"
import type { Database } from "./database/Database.ts"
import { eraseAbandoned } from "./hirer/eraseAbandoned.ts"
import type { ClockJob } from "./job/ClockJob.ts"
import { eraseJobs } from "./job/eraseJobs.ts"
import { eraseOutbox } from "./mail/eraseOutbox.ts"
import type { Mailer } from "./mail/Mailer.ts"
import { eraseSessions } from "./session/eraseSessions.ts"

/** All work that comes round by the clock, in the order in which administrators see it. */
export const clockJobs: ReadonlyArray<ClockJob<Database | Mailer>> = [
  remindOfHires,
  foldingTallies,
  eraseSessions,
  eraseAbandoned,
  eraseOutbox,
  eraseJobs
]
