import { recoveryEmailForm } from "@crewfleet/sdk/rules"

/** What is known of somebody who is led to the page that mails a link for a new password; it stays with the tab's history. */
export interface Recovery {
  /** The email address of the account. */
  readonly email?: string
  /** The password has expired, which is why they are here. */
  readonly isExpired?: boolean
}

/** Recovery for somebody of whom the user name is known, which is an address or fills in nothing. */
export const recoveryFor = (username = "", isExpired = false): Recovery => {
  const email = username.trim()
  const isAddress = recoveryEmailForm.problems({ email }, { now: "" }).length === 0
  return { ...(isAddress && { email }), isExpired }
}
