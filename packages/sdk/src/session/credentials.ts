import type { Problem } from "../failure/Problem.ts"

/** What is wrong with a sign-in form: a user name and a password are required (specification 000 §5). */
export const credentialsProblems = (credentials: {
  readonly username: string
  readonly password: string
}): ReadonlyArray<Problem<"username" | "password">> => {
  const missing = (["username", "password"] as const).find((field) => credentials[field].trim() === "")
  return missing ? [{ field: missing, text: "Enter Credentials." }] : []
}

/** What is wrong with a one-time password that a person gave. */
export const oneTimePasswordProblems = ({ otp }: { readonly otp: string }): ReadonlyArray<Problem<"otp">> =>
  otp.trim() === "" ? [{ field: "otp", text: "Enter the one-time password" }] : []
