import type { DeliverySituation } from "@crewfleet/sdk/rules"
import {
  itsMessages,
  itsViolations,
  type Reading,
  unanswered,
  unread,
  whatever,
  wordless
} from "./Reading.ts"
import { readLog, readPhoto, readReport } from "./readReport.ts"

const away = unanswered("error: Network Connection Failure")
const unreadable = unread("error: The service gave an answer that cannot be read. Try again later.")
const emptyIsFine = { "an empty body": ["it succeeded"] }

/** What a person reads, situation by situation. */
export const readings: Record<DeliverySituation, Reading> = {
  login: {
    ...away,
    ...itsViolations,
    ...itsMessages,
    ...wordless((status) => `error: Login Failed: ${status}`),
    ...unreadable
  },
  savePassword: {
    ...away,
    ...itsViolations,
    ...itsMessages,
    ...wordless((status) => `error: Request Failed: ${status}`),
    ...unreadable,
    ...emptyIsFine
  },
  createApplicant: {
    ...away,
    ...itsViolations,
    ...itsMessages,
    ...wordless((status) => `error: Request Failed: ${status}`),
    ...unreadable
  },
  askForTransport: {
    ...away,
    ...itsViolations,
    ...itsMessages,
    ...wordless((status) => `error: Request Failed: ${status}`),
    ...unreadable
  },
  resetEmail: { ...whatever("info: Email sent if user exists"), ...away, ...unreadable, ...emptyIsFine },
  authenticatedCall: {
    ...away,
    ...itsViolations,
    "400 with a message": ["error: Bad request"],
    "400": ["error: Bad request"],
    "401 with a message": ["warning: Session Expired."],
    "401": ["warning: Session Expired."],
    "403 with a message": ["error: You are forbidden from accessing this resource"],
    "403": ["error: You are forbidden from accessing this resource"],
    "404 with a message": ["warning: No such van"],
    "404": ["warning: This service is currently unavailable."],
    "409 with a message": ["warning: Somebody was faster"],
    "409": ["warning: Request Failed: 409"],
    "418 with a message": ["warning: A teapot"],
    "418": ["warning: Request Failed: 418"],
    "500 with a message": ["warning: Disk full"],
    "500": ["error: Internal server error, please try later"],
    "502 with HTML": ["warning: Request Failed: 502"],
    ...unreadable
  },
  loadSessions: whatever("error: Error loading where you are signed in"),
  updateProfile: {
    ...away,
    ...itsViolations,
    ...itsMessages,
    ...wordless(() => "error: Failed to update profile"),
    ...unreadable,
    ...emptyIsFine
  },
  loadCurrencies: whatever("error: Failed to load supported currencies. Please try again later."),
  uploadLogo: { ...whatever("error: Failed to upload logo"), ...emptyIsFine },
  loadOverview: whatever("error: Error loading dashboard data"),
  loadGraph: whatever("error: Error loading graph data"),
  loadByPaymentMethod: whatever("error: Unable to load payment data"),
  loadByStatus: whatever("error: Unable to load status data"),
  loadBySource: whatever("error: Unable to load source data"),
  loadVehicles: whatever("error: Unable to load vehicle data"),
  loadBookings: whatever("error: Error loading bookings"),
  loadScheduledJobs: whatever("error: Error loading the scheduled jobs"),
  loadEligibility: whatever("error: Error loading who may work"),
  loadRequirements: whatever("error: Error loading what is asked for"),
  loadFailedJobs: whatever("error: Error loading what failed"),
  loadHirers: whatever("error: Error loading hirers"),
  loadHirer: whatever("error: Error loading hirer"),
  loadAgencies: whatever("error: Error loading agencies"),
  loadAgency: whatever("error: Error loading agency"),
  loadHirerBookings: whatever("error: Error loading hirer bookings"),
  uploadDocument: whatever("error: Failed to upload document"),
  loadMoney: whatever("error: Error loading the money of the booking"),
  loadBooking: whatever("error: Error loading booking"),
  openLink: {
    ...away,
    ...itsViolations,
    ...itsMessages,
    ...wordless(
      () =>
        "error: This link cannot be opened. Check that it is complete, or ask whoever gave it to you for a new one."
    ),
    ...unreadable
  },
  loadSharedBooking: {
    ...away,
    ...itsViolations,
    ...itsMessages,
    ...wordless(() => "error: Error loading booking"),
    ...unreadable
  },
  loadLinks: whatever("error: Error loading the links"),
  loadSchedule: whatever("error: Error loading schedule"),
  loadVehicleList: whatever("error: Error loading vehicles"),
  loadVehicle: whatever("error: Error loading vehicle"),
  loadVehicleLocations: whatever("error: Error loading locations"),
  loadAvailableVehicles: whatever("error: An error occured while fetching your vehicles"),
  loadReports: whatever("error: Error loading the condition reports"),
  sendReport: readReport,
  sendPhoto: readPhoto,
  loadLog: whatever("error: Error loading the log of the journey"),
  sendLog: readLog,
  sendLogPhoto: readPhoto
}
