import type { Kysely } from "kysely"
import { type Migration, type MigrationResultSet, Migrator } from "kysely/migration"
import { people } from "./migrations/0001_people.ts"
import { sessions } from "./migrations/0002_sessions.ts"
import { rental } from "./migrations/0003_rental.ts"
import { tallies } from "./migrations/0004_tallies.ts"
import { search } from "./migrations/0005_search.ts"
import { fleet } from "./migrations/0006_fleet.ts"
import { desk } from "./migrations/0007_desk.ts"
import { hirers } from "./migrations/0011_hirers.ts"
import { promotionList } from "./migrations/0013_promotionList.ts"
import { bookingLife } from "./migrations/0014_booking_life.ts"
import { vehicleLists } from "./migrations/0015_vehicleLists.ts"
import { reportHistory } from "./migrations/0016_reportHistory.ts"
import { largeAmounts } from "./migrations/0018_largeAmounts.ts"
import { versions } from "./migrations/0020_versions.ts"
import { searchByAgency } from "./migrations/0021_searchByAgency.ts"
import { oneHireAtATime } from "./migrations/0023_oneHireAtATime.ts"
import { promotionCreationKey } from "./migrations/0024_promotionCreationKey.ts"
import { searchByFourLetters } from "./migrations/0025_searchByFourLetters.ts"
import { jobs } from "./migrations/0026_jobs.ts"
import { bookingTerms } from "./migrations/0027_bookingTerms.ts"
import { rolesAndCurrencies } from "./migrations/0029_rolesAndCurrencies.ts"
import { talliesByCurrency } from "./migrations/0030_talliesByCurrency.ts"
import { ownSessions } from "./migrations/0031_ownSessions.ts"
import { uploads } from "./migrations/0032_uploads.ts"
import { searchOfEverybody } from "./migrations/0033_searchOfEverybody.ts"
import { jobsByTheClock } from "./migrations/0034_jobsByTheClock.ts"
import { timeZones } from "./migrations/0035_timeZones.ts"
import { longForms } from "./migrations/0037_longForms.ts"
import { documents } from "./migrations/0038_documents.ts"
import { fileStores } from "./migrations/0039_fileStores.ts"
import { accessLinks } from "./migrations/0040_accessLinks.ts"
import { changesByLink } from "./migrations/0041_changesByLink.ts"
import { answerFiles } from "./migrations/0042_answerFiles.ts"
import { performedCalls } from "./migrations/0043_performedCalls.ts"
import { reviewsByAgency } from "./migrations/0044_reviewsByAgency.ts"
import { staffing } from "./migrations/0045_staffing.ts"
import { applicants } from "./migrations/0046_applicants.ts"
import { expiryNotices } from "./migrations/0047_expiryNotices.ts"
import { drivingLicences } from "./migrations/0048_drivingLicences.ts"
import { credentialTypes } from "./migrations/0049_credentialTypes.ts"
import { workerNotices } from "./migrations/0051_workerNotices.ts"
import { versionAgencies } from "./migrations/0052_versionAgencies.ts"
import { recordStandings } from "./migrations/0054_recordStandings.ts"
import { onboarding } from "./migrations/0055_onboarding.ts"
import { nurseIs32 } from "./migrations/0056_nurseIs32.ts"
import { transport } from "./migrations/0057_transport.ts"
import { leader } from "./migrations/0058_leader.ts"
import { pack } from "./migrations/0059_pack.ts"
import { aside } from "./migrations/0060_aside.ts"
import { enteredHirers } from "./migrations/0061_enteredHirers.ts"
import { moneyEntries } from "./migrations/0062_moneyEntries.ts"
import { issuedInvoices } from "./migrations/0063_issuedInvoices.ts"
import { changedBookings } from "./migrations/0064_changedBookings.ts"
import { reportedSteps } from "./migrations/0065_reportedSteps.ts"
import { returnCharges } from "./migrations/0066_returnCharges.ts"
import { heldRatings } from "./migrations/0067_heldRatings.ts"
import { figureRows } from "./migrations/0069_figureRows.ts"
import { outlines } from "./migrations/0070_outlines.ts"
import { otherDecimals } from "./migrations/0071_otherDecimals.ts"
import { madeWithStarts } from "./migrations/0072_madeWithStarts.ts"
import { listsOfAdministrators } from "./migrations/0073_listsOfAdministrators.ts"
import { invoiceMails } from "./migrations/0074_invoiceMails.ts"
import { versionsOfAgencies } from "./migrations/0075_versionsOfAgencies.ts"
import { narrowedLists } from "./migrations/0076_narrowedLists.ts"
import { defectsByJourney } from "./migrations/0077_defectsByJourney.ts"
import { chargedRules } from "./migrations/0078_chargedRules.ts"
import { revenueAsked } from "./migrations/0079_revenueAsked.ts"
import { agreedTerms } from "./migrations/0080_agreedTerms.ts"
import { logReview } from "./migrations/0081_logReview.ts"
import { bookingEnds } from "./migrations/0082_bookingEnds.ts"
import { invoicedBookings } from "./migrations/0083_invoicedBookings.ts"
import { defectsBefore } from "./migrations/0084_defectsBefore.ts"
import { openPostgres } from "./openPostgres.ts"
import type { Tables } from "./Tables.ts"

/**
 * Every step of the schema, by name. What one executes never changes once it has landed: databases have executed it
 * (`npm run hashes` writes down what a new one executes).
 */
export const migrations: Readonly<Record<string, Migration>> = {
  "0001_people": people,
  "0002_sessions": sessions,
  "0003_rental": rental,
  "0004_tallies": tallies,
  "0005_search": search,
  "0006_fleet": fleet,
  "0007_desk": desk,
  "0011_hirers": hirers,
  "0013_promotionList": promotionList,
  "0014_booking_life": bookingLife,
  "0015_vehicleLists": vehicleLists,
  "0016_reportHistory": reportHistory,
  "0018_largeAmounts": largeAmounts,
  "0020_versions": versions,
  "0021_searchByAgency": searchByAgency,
  "0023_oneHireAtATime": oneHireAtATime,
  "0024_promotionCreationKey": promotionCreationKey,
  "0025_searchByFourLetters": searchByFourLetters,
  "0026_jobs": jobs,
  "0027_bookingTerms": bookingTerms,
  "0029_rolesAndCurrencies": rolesAndCurrencies,
  "0030_talliesByCurrency": talliesByCurrency,
  "0031_ownSessions": ownSessions,
  "0032_uploads": uploads,
  "0033_searchOfEverybody": searchOfEverybody,
  "0034_jobsByTheClock": jobsByTheClock,
  "0035_timeZones": timeZones,
  "0037_longForms": longForms,
  "0038_documents": documents,
  "0039_fileStores": fileStores,
  "0040_accessLinks": accessLinks,
  "0041_changesByLink": changesByLink,
  "0042_answerFiles": answerFiles,
  "0043_performedCalls": performedCalls,
  "0044_reviewsByAgency": reviewsByAgency,
  "0045_staffing": staffing,
  "0046_applicants": applicants,
  "0047_expiryNotices": expiryNotices,
  "0048_drivingLicences": drivingLicences,
  "0049_credentialTypes": credentialTypes,
  "0051_workerNotices": workerNotices,
  "0052_versionAgencies": versionAgencies,
  "0054_recordStandings": recordStandings,
  "0055_onboarding": onboarding,
  "0056_nurseIs32": nurseIs32,
  "0057_transport": transport,
  "0058_leader": leader,
  "0059_pack": pack,
  "0060_aside": aside,
  "0061_enteredHirers": enteredHirers,
  "0062_moneyEntries": moneyEntries,
  "0063_issuedInvoices": issuedInvoices,
  "0064_changedBookings": changedBookings,
  "0065_reportedSteps": reportedSteps,
  "0066_returnCharges": returnCharges,
  "0067_heldRatings": heldRatings,
  "0069_figureRows": figureRows,
  "0070_outlines": outlines,
  "0071_otherDecimals": otherDecimals,
  "0072_madeWithStarts": madeWithStarts,
  "0073_listsOfAdministrators": listsOfAdministrators,
  "0074_invoiceMails": invoiceMails,
  "0075_versionsOfAgencies": versionsOfAgencies,
  "0076_narrowedLists": narrowedLists,
  "0077_defectsByJourney": defectsByJourney,
  "0078_chargedRules": chargedRules,
  "0079_revenueAsked": revenueAsked,
  "0080_agreedTerms": agreedTerms,
  "0081_logReview": logReview,
  "0082_bookingEnds": bookingEnds,
  "0083_invoicedBookings": invoicedBookings,
  "0084_defectsBefore": defectsBefore
}

/** How long a migration waits for a lock; meanwhile everybody who asks for the same table waits behind it. */
const lockSeconds = 5

/** Brings the schema to the newest version; processes that start together wait for one another. */
export const migrate = (db: Kysely<Tables>): Promise<void> =>
  migrateBy(db, (migrator) => migrator.migrateToLatest())

/** Brings the schema to one of its versions, as an older release left it. */
export const migrateTo = (db: Kysely<Tables>, version: string): Promise<void> =>
  migrateBy(db, (migrator) => migrator.migrateTo(version))

const migrateBy = async (
  db: Kysely<Tables>,
  move: (migrator: Migrator) => Promise<MigrationResultSet>
): Promise<void> => {
  const provider = { getMigrations: async () => migrations }
  const { error, results } = await move(new Migrator({ db, provider }))
  if (error === undefined) return
  if (Object(error).code !== lockNotAvailable) throw error
  const blocked = results?.find(({ status }) => status === "Error")
  // None has begun: another process migrates, and its turn takes what it takes.
  if (!blocked) return migrateBy(db, move)
  throw new Error(
    `${blocked.migrationName} cannot be migrated: something else has kept a table locked for ${lockSeconds} s. Nothing was changed; start the service again.`,
    { cause: error }
  )
}

const lockNotAvailable = "55P03"

/** The same for a PostgreSQL server, on a connection of its own: a statement takes what it takes, but waits for no lock for long. */
export const migrateUrl = async (url: string): Promise<void> => {
  const db = openPostgres(url, { lock_timeout: lockSeconds * 1_000 })
  try {
    await migrate(db)
  } finally {
    await db.destroy()
  }
}
