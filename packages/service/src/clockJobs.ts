import { askForRatings } from "./booking/askForRatings.ts"
import { remindOfHires } from "./booking/remindOfHires.ts"
import { showingRatings } from "./booking/showRatings.ts"
import { foldingTallies } from "./dashboard/foldTallies.ts"
import type { Database } from "./database/Database.ts"
import { eraseCopies } from "./document/eraseCopies.ts"
import { eraseDocuments } from "./document/eraseDocuments.ts"
import { tellAgenciesOfEndings, tellWorkersOfEndings } from "./eligibility/tellOfEndings.ts"
import type { FileStores } from "./file/FileStores.ts"
import { removeFiles } from "./file/removeFiles.ts"
import type { ClockJob } from "./job/ClockJob.ts"
import { eraseJobs } from "./job/eraseJobs.ts"
import type { Jobs } from "./job/Jobs.ts"
import { eraseOutbox } from "./mail/eraseOutbox.ts"
import type { Mailer } from "./mail/Mailer.ts"
import { eraseTaxForms } from "./onboarding/eraseTaxForms.ts"
import type { PublicUrl } from "./PublicUrl.ts"
import { eraseCalls } from "./repeat/eraseCalls.ts"
import { eraseSessions } from "./session/eraseSessions.ts"
import { eraseJourneys } from "./transport/eraseJourneys.ts"
import { expireRequests } from "./transport/expireRequests.ts"

/** What work by the clock needs. */
export type ClockNeeds = Database | FileStores | Jobs | Mailer | PublicUrl

/** All work that comes round by the clock of a time zone, in the order in which administrators see it. */
export const clockJobs = (timeZone: string): ReadonlyArray<ClockJob<ClockNeeds>> => [
  remindOfHires(timeZone),
  askForRatings,
  showingRatings,
  tellWorkersOfEndings(timeZone),
  tellAgenciesOfEndings(timeZone),
  expireRequests,
  foldingTallies,
  eraseSessions,
  eraseDocuments,
  eraseCopies,
  eraseTaxForms(timeZone),
  eraseJourneys,
  removeFiles,
  eraseOutbox,
  eraseJobs,
  eraseCalls
]
