import type { Problem } from "../failure/Problem.ts"
import type { AnswersOf } from "../form/FormOf.ts"
import { form } from "../form/form.ts"
import { secret } from "../form/kinds/secret.ts"
import { text } from "../form/kinds/text.ts"

const required = "Enter Credentials."

/** What a sign-in form asks (specification 000 §5). */
export const credentialsForm = form({
  username: text({
    label: "Username",
    hint: "The email address of your account",
    max: 255,
    inputMode: "email",
    autoComplete: "username",
    required
  }),
  password: secret({ label: "Password", autoComplete: "current-password", required })
})

/** What is wrong with a sign-in form, which says once that something is missing. */
export const credentialsProblems = (credentials: AnswersOf<typeof credentialsForm>): ReadonlyArray<Problem> =>
  credentialsForm.problems(credentials, { now: "" }).slice(0, 1)

/** What is asked of somebody to whom a code was sent. */
export const oneTimePasswordForm = form({
  otp: text({
    label: "One-time password",
    max: 64,
    inputMode: "numeric",
    autoComplete: "one-time-code",
    required: "Enter the one-time password"
  })
})
