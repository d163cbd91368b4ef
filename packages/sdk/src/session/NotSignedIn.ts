import { loginNotice } from "./loginNotice.ts"
import type { LoginOutcome } from "./Session.ts"

/** The service took the credentials but gave no session: `outcome` says why. */
export class NotSignedIn extends Error {
  override readonly name = "NotSignedIn"
  readonly _tag = "NotSignedIn"
  readonly outcome: Exclude<LoginOutcome, { readonly _tag: "SignedIn" }>

  constructor(outcome: NotSignedIn["outcome"]) {
    super(loginNotice(outcome)?.text ?? "A one-time password was sent: sign in again with it as `otp`")
    this.outcome = outcome
  }
}
