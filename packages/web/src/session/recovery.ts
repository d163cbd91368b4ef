/** What is known of somebody who is led to the page that mails a link for a new password; it stays with the tab's history. */
export interface Recovery {
  /** By what they sign in, mostly the email address of the account. */
  readonly username: string | undefined
  /** The password has expired, which is why they are here. */
  readonly isExpired?: boolean
}
