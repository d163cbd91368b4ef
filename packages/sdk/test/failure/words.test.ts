import { recordWords, words } from "@crewfleet/sdk/rules"
import { expect, it } from "vitest"

it("says what the specification says, to the letter", () => {
  expect(words).toMatchObject({
    sessionRestored: { level: "info", text: "Session Restored" },
    sessionExpired: { level: "warning", text: "Session Expired." },
    accessNotAllowed: { level: "error", text: "Access not allowed!" },
    portalNotAllowed: { level: "error", text: "Access To Portal not allowed!" },
    passwordExpired: { level: "warning", text: "Your password is expired please reset your password." },
    unknownUserType: { level: "warning", text: "Failed to determine user or Invalid role" },
    noAgencyIdentifier: { level: "error", text: "No Agency Identifier Found." },
    noClientIdentifier: { level: "error", text: "No Client Identifier Found." },
    noWorkerIdentifier: { level: "error", text: "No worker Identifier Found." },
    passwordSaved: { level: "success", text: "Password Saved" },
    emailSent: { level: "success", text: "Email sent." },
    contactIncomplete: { level: "warning", text: "Please fill in all required contact details" },
    profileCompleted: { level: "success", text: "Profile setup completed successfully!" },
    noCurrencies: { level: "info", text: "No currencies available" },
    promotionCreated: { level: "success", text: "Promotion created" },
    promotionUpdated: { level: "success", text: "Promotion updated" },
    promotionActivated: { level: "success", text: "Promotion activated" },
    promotionEnded: { level: "success", text: "Promotion ended" },
    noAvailableVehicles: { level: "info", text: "No vehicles available on these dates in your fleet" },
    documentIncomplete: { level: "warning", text: "Please fill in all required fields" },
    documentUploaded: { level: "success", text: "Document uploaded successfully" },
    noUpcomingBookings: { level: "info", text: "No upcoming bookings found" }
  })
})

it("says of workers and their records what the specification says, to the letter", () => {
  expect(recordWords).toMatchObject({
    trainingAdded: { level: "success", text: "Worker Training Added Successfully" },
    trainingUpdated: { level: "success", text: "Worker Training Updated Successfully" },
    trainingDeleted: { level: "success", text: "Worker training deleted successfully" },
    complianceAdded: { level: "success", text: "Worker Compliance Added Successfully" },
    complianceUpdated: { level: "success", text: "Worker Compliance Updated Successfully" },
    complianceDeleted: { level: "success", text: "Worker compliance deleted successfully" },
    certificateUploaded: { text: "Sucessfully uploaded." },
    workerSaved: { level: "success", text: "Worker Info Updated Successfully" },
    fitToWorkSaved: { level: "success", text: "Worker Fit To Work Updated Successfully" },
    noteAdded: { level: "success", text: "Worker Note Added Successfully" },
    workerJobAdded: { level: "success", text: "Worker Job Added Successfully" },
    workerJobRemoved: { level: "success", text: "Worker Removed Successfully" },
    infoMissing: { level: "warning", text: "Missing Required Info." },
    applicationSaved: { level: "success", text: "Worker Application Updated Successfully" },
    occupationalSaved: { level: "success", text: "Worker Occupational Added Successfully" },
    hmrcSaved: { level: "success", text: "Worker Hmrc Added Successfully" },
    bankSaved: { level: "success", text: "Worker Banking Details Updated Successfully" }
  })
})
