import type { Notice } from "../failure/Notice.ts"
import type { UserType } from "./Session.ts"

const info = (text: string): Notice => ({ level: "info", text })
const success = (text: string): Notice => ({ level: "success", text })
const warning = (text: string): Notice => ({ level: "warning", text })
const error = (text: string): Notice => ({ level: "error", text })

/** What a person is told about a session beside failures (specification 000 §4, §5 and §8, 002 §8). */
export const sessionNotices = {
  enterCredentials: error("Enter Credentials."),
  enterCode: error("Enter the one-time password"),
  newCodeSent: info("A new one-time password was sent."),
  passwordExpired: warning("Your password is expired please reset your password."),
  unknownUserType: warning("Failed to determine user or Invalid role"),
  restored: success("Session Restored"),
  expired: warning("Session Expired."),
  accessNotAllowed: error("Access not allowed!"),
  portalNotAllowed: error("Access To Portal not allowed!"),
  enterRecoveryEmail: error("Enter Recovery Email"),
  emailSent: success("Email sent."),
  passwordSaved: success("Password Saved")
} satisfies Record<string, Notice>

/** What a person is told when the login names no agency, client or worker to act for. */
export const identifierMissing = (userType: UserType): Notice => error(identifierWords[userType])

const identifierWords = {
  ADMIN: "Failed to determine user or Invalid role",
  AGENCY: "No Agency Identifier Found.",
  CLIENT: "No Client Identifier Found.",
  WORKER: "No worker Identifier Found."
} as const
