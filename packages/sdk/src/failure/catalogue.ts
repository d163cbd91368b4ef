import type { Failure, Refused } from "./Failure.ts"
import { linkWords } from "./linkWords.ts"
import { error, info, type Notice, warning } from "./Notice.ts"
import { words } from "./words.ts"

type Say = (refused: Refused) => ReadonlyArray<Notice>

/** How one situation speaks of each kind of failure. */
export interface Entry {
  /** No connection, or no answer in time. */
  readonly unreachable: Notice
  /** An answer that breaks the contract. */
  readonly unreadable: Notice
  readonly refused: Say
  /** The portal itself went wrong; its usual words unless told. */
  readonly broken?: Notice
}

const unreachable = error("Network Connection Failure")
const unreadable = error("The service gave an answer that cannot be read. Try again later.")
const broken = error("Something went wrong on our side. Load the page again, or try again later.")

/** The handling that login, save password and the wizard share (specification 000 §8). */
const serverWords =
  (otherwise: (status: number) => string): Say =>
  (refused) => {
    const { status, message, violations } = refused
    if (message?.includes("Bad credentials")) return [error("Invalid Credentials")]
    if (message) return [error(message), ...whenToTryAgain(refused)]
    if (violations.length > 0) return violations.map((violation) => warning(violation.message))
    return [error(status === 500 ? "Internal Server Error" : otherwise(status)), ...whenToTryAgain(refused)]
  }

/** How long to wait, where the service said so as a fact; its own words may have said it already. */
const whenToTryAgain: Say = ({ message, retryAfter }) => {
  if (retryAfter === undefined || /\d/.test(message ?? "")) return []
  const [unit, amount] =
    retryAfter > 60
      ? (["minute", Math.ceil(retryAfter / 60)] as const)
      : (["second", Math.ceil(retryAfter)] as const)
  return [info(`Try again in ${amount} ${unit}${amount === 1 ? "" : "s"}.`)]
}

const spoken = (otherwise: (status: number) => string): Entry => ({
  unreachable,
  unreadable,
  refused: serverWords(otherwise)
})

const requestFailed = spoken((status) => `Request Failed: ${status}`)

/** The same words whatever went wrong. */
const always = (notice: Notice): Entry => ({
  unreachable: notice,
  unreadable: notice,
  refused: () => [notice],
  broken: notice
})

/** The same, but for a record that was closed to whoever asks: the service says why. */
const alwaysUnlessClosed = (notice: Notice): Entry => ({
  ...always(notice),
  refused: ({ status, message }) => [status === 410 && message ? info(message) : notice]
})

/** Specification 002 §8, "Interceptor for authenticated calls". */
const intercepted: Say = ({ status, message, violations }) => {
  switch (status) {
    case 400:
      return clearing(
        violations.length > 0
          ? violations.map((violation) => warning(violation.message))
          : [error("Bad request")]
      )
    case 401:
      return [words.sessionExpired]
    case 403:
      return [error("You are forbidden from accessing this resource")]
    case 404:
      return [warning(message ?? "This service is currently unavailable.")]
    case 500:
      return [message ? warning(message) : error("Internal server error, please try later")]
    default:
      return [warning(message ?? `Request Failed: ${status}`)]
  }
}

/** The first of the notices takes the place of what was told before. */
const clearing = ([first, ...others]: ReadonlyArray<Notice>): ReadonlyArray<Notice> =>
  first ? [{ ...first, clearing: true }, ...others] : []

/** What a person reads for which failure in which situation (specification 000 §8 and 002 §8). */
const catalogue = {
  login: spoken((status) => `Login Failed: ${status}`),
  savePassword: requestFailed,
  /** Whether an address is known stays untold; that nothing was sent at all does not. */
  resetEmail: { unreachable, unreadable, refused: () => [info("Email sent if user exists")] },
  authenticatedCall: { unreachable, unreadable, refused: intercepted },
  loadCurrencies: always(error("Failed to load supported currencies. Please try again later.")),
  uploadLogo: always(error("Failed to upload logo")),
  createApplicant: requestFailed,
  askForTransport: requestFailed,
  loadSessions: always(error("Error loading where you are signed in")),
  updateProfile: spoken(() => "Failed to update profile"),
  loadOverview: always(error("Error loading dashboard data")),
  loadGraph: always(error("Error loading graph data")),
  loadByPaymentMethod: always(error("Unable to load payment data")),
  loadByStatus: always(error("Unable to load status data")),
  loadBySource: always(error("Unable to load source data")),
  loadVehicles: always(error("Unable to load vehicle data")),
  loadBookings: always(error("Error loading bookings")),
  loadHirers: always(error("Error loading hirers")),
  loadHirer: always(error("Error loading hirer")),
  loadAgencies: always(error("Error loading agencies")),
  loadAgency: always(error("Error loading agency")),
  loadHirerBookings: always(error("Error loading hirer bookings")),
  uploadDocument: always(error("Failed to upload document")),
  openLink: spoken(() => linkWords.unknown),
  loadSharedBooking: spoken(() => "Error loading booking"),
  loadLinks: always(error("Error loading the links")),
  loadBooking: always(error("Error loading booking")),
  loadMoney: always(error("Error loading the money of the booking")),
  loadSchedule: always(error("Error loading schedule")),
  loadVehicleList: always(error("Error loading vehicles")),
  loadVehicle: always(error("Error loading vehicle")),
  loadVehicleLocations: always(error("Error loading locations")),
  loadAvailableVehicles: always(error("An error occured while fetching your vehicles")),
  loadScheduledJobs: always(error("Error loading the scheduled jobs")),
  loadEligibility: always(error("Error loading who may work")),
  loadRequirements: always(error("Error loading what is asked for")),
  loadFailedJobs: always(error("Error loading what failed")),
  loadReports: always(error("Error loading the condition reports")),
  loadLog: alwaysUnlessClosed(error("Error loading the log of the journey"))
} satisfies Record<string, Entry>

export type Situation = keyof typeof catalogue

/** Every situation that the catalogue speaks of. */
export const situations = Object.keys(catalogue) as ReadonlyArray<Situation>

/** What to tell a person about a failure: at least one notice, in the order in which to show them. */
export const noticesFor = (situation: Situation, failure: Failure): ReadonlyArray<Notice> =>
  noticesOf(catalogue[situation], failure)

/** The same as an entry says. */
export const noticesOf = (entry: Entry, failure: Failure): ReadonlyArray<Notice> => {
  switch (failure._tag) {
    case "NetworkFailure":
    case "TimedOut":
      return [entry.unreachable]
    case "BadAnswer":
      return [entry.unreadable]
    case "Refused":
      return entry.refused(failure)
    case "Defect":
      return [entry.broken ?? broken]
  }
}
