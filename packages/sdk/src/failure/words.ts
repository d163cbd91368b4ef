import { error, info, type Notice, success, warning } from "./Notice.ts"

/**
 * Everything that a person is told beside failures of requests, which the catalogue speaks of (specification 000 §4,
 * §5 and §8, 002 §8). Where the specification names no level it is ours.
 */
export const words = {
  sessionRestored: info("Session Restored"),
  sessionExpired: warning("Session Expired."),
  signedOutThere: success("Signed out there"),
  signedOutEverywhere: success("You are signed out everywhere"),
  sessionsNotShown: info("Where you are signed in cannot be shown here"),
  jobStarted: success("Started"),
  sessionNotKept: warning(
    "You are signed in until you close this page: this browser cannot keep your session."
  ),
  sessionNotForgotten: warning("You are signed out, but this browser could not remove your session."),
  accessNotAllowed: error("Access not allowed!"),
  portalNotAllowed: error("Access To Portal not allowed!"),
  handOverFailed: error("You could not be signed in. Try again, or sign in here."),
  newCodeSent: info("A new one-time password was sent."),
  passwordExpired: warning("Your password is expired please reset your password."),
  unknownUserType: warning("Failed to determine user or Invalid role"),
  noAgencyIdentifier: error("No Agency Identifier Found."),
  noClientIdentifier: error("No Client Identifier Found."),
  noWorkerIdentifier: error("No worker Identifier Found."),
  linkIncomplete: error("This link is incomplete. Ask for a new one."),
  linkUnusable: error("This link has been used before or has expired. Ask for a new one."),
  passwordSaved: success("Password Saved"),
  emailSent: success("Email sent."),
  contactIncomplete: warning("Please fill in all required contact details"),
  profileCompleted: success("Profile setup completed successfully!"),
  tryingAgain: info("CrewFleet cannot be reached right now. Trying again …"),
  noCurrencies: info("No currencies available"),
  noUpcomingBookings: info("No upcoming bookings found"),
  noBookings: info("No bookings found"),
  bookingMade: success("Booking made"),
  hirerAdded: success("Hirer added"),
  hirerSaved: success("Hirer saved"),
  promotionCreated: success("Promotion created"),
  promotionUpdated: success("Promotion updated"),
  promotionActivated: success("Promotion activated"),
  promotionEnded: success("Promotion ended"),
  noAvailableVehicles: info("No vehicles available on these dates in your fleet"),
  changesNotSaved: warning("Save or discard your changes first."),
  typedSinceSaved: success("Done. What you typed meanwhile is still to be saved."),
  draftNotKept: info("What you type is not kept on this device until you save it."),
  documentIncomplete: warning("Please fill in all required fields"),
  documentUploaded: success("Document uploaded successfully"),
  vehicleAdded: success("Vehicle added as a draft"),
  vehicleSaved: success("Vehicle saved"),
  vehicleSubmitted: success("Vehicle sent for approval"),
  vehicleWithdrawn: success("Vehicle withdrawn"),
  vehicleReinstated: success("Vehicle reinstated"),
  vehicleApproved: success("Vehicle approved"),
  vehicleRejected: success("Vehicle rejected"),
  photoAdded: success("Photo added"),
  photoRemoved: success("Photo removed"),
  locationAdded: success("Location added"),
  locationSaved: success("Location saved"),
  formSaved: success("Saved"),
  timeZoneSaved: success("Time zone saved")
} as const satisfies Record<string, Notice>

/** A notice in the service's own words, where it gave any. */
export const inServerWords = (
  answer: { readonly message?: string | undefined },
  otherwise: Notice
): Notice => (answer.message ? { ...otherwise, text: answer.message } : otherwise)

/** What stands in the place of an answer that nobody gave, or that is not for whoever reads. */
export const answerWords = {
  notProvided: "Not provided",
  notShown: "Not shown to you"
} as const
