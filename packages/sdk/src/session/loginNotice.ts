import type { UserType } from "../contract/SessionStore.ts"
import type { Notice } from "../failure/Notice.ts"
import { words } from "../failure/words.ts"
import type { LoginOutcome } from "./Session.ts"

const identifierMissing: Record<UserType, Notice> = {
  ADMIN: words.unknownUserType,
  AGENCY: words.noAgencyIdentifier,
  CLIENT: words.noClientIdentifier,
  WORKER: words.noWorkerIdentifier
}

/** What to tell a person about where a login led; nothing where it led on (specification 000 §4 and §8). */
export const loginNotice = (outcome: LoginOutcome): Notice | undefined => {
  switch (outcome._tag) {
    case "PasswordNeedsReset":
      return words.passwordExpired
    case "UnknownUserType":
      return words.unknownUserType
    case "IdentifierMissing":
      return identifierMissing[outcome.userType]
    case "OtpSent":
    case "SignedIn":
      return undefined
  }
}
