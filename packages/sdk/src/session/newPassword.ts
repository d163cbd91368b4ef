import type { Failure } from "../failure/Failure.ts"
import { form } from "../form/form.ts"
import { secret } from "../form/kinds/secret.ts"

/** The least length of a password, in characters (specification 000 §9). */
export const passwordMinimum = 8

const strength = [
  {
    text: `at least ${passwordMinimum} characters`,
    enforced: true,
    met: (password: string) => [...password].length >= passwordMinimum
  },
  { text: "one uppercase letter", enforced: true, met: (password: string) => /\p{Lu}/u.test(password) },
  { text: "one lowercase letter", enforced: true, met: (password: string) => /\p{Ll}/u.test(password) },
  { text: "one digit", enforced: true, met: (password: string) => /\d/.test(password) },
  {
    text: "one special character (!@#$%^&*)",
    enforced: false,
    met: (password: string) => /[!@#$%^&*]/.test(password)
  }
]

/** One line of the hints beside a new password: what it should have, and whether it does. */
export interface PasswordHint {
  readonly text: string
  readonly met: boolean
  /** Not enforced means that a password without it is taken all the same (specification 000 §5). */
  readonly enforced: boolean
}

/** The hints beside a new password, in the order in which to show them. */
export const passwordHints = (password: string): ReadonlyArray<PasswordHint> =>
  strength.map(({ text, enforced, met }) => ({ text, enforced, met: met(password) }))

/** What is asked of somebody who sets a new password (specification 000 §5). */
export const newPasswordForm = form(
  {
    newPassword: secret({
      label: "New password",
      autoComplete: "new-password",
      required: "Enter New Password"
    }),
    repeatedpass: secret({ label: "Repeat new password", autoComplete: "new-password" })
  },
  {
    rules: {
      newPassword: ({ newPassword }) => {
        const lacking = passwordHints(newPassword).filter(({ met, enforced }) => enforced && !met)
        return lacking.length > 0 ? `Password must have ${listed(lacking)}` : undefined
      },
      repeatedpass: ({ newPassword, repeatedpass }) =>
        newPassword === "" || newPassword === repeatedpass ? undefined : "Passwords Should Match"
    }
  }
)

const listed = (hints: ReadonlyArray<PasswordHint>): string =>
  new Intl.ListFormat("en-GB").format(hints.map(({ text }) => text))

/** Whether saving a password failed because of the link: used, expired or never given out. */
export const refusesLink = (failure: Failure): boolean =>
  failure._tag === "Refused" &&
  failure.violations.length === 0 &&
  [400, 401, 403, 404, 409, 410].includes(failure.status)
