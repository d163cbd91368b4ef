import type { Problem } from "../failure/Problem.ts"

/** What is wrong with a sign-in form: a user name and a password are required (specification 000 §5). */
export const credentialsProblems = (credentials: {
  readonly username: string
  readonly password: string
}): ReadonlyArray<Problem<"username" | "password">> => {
  const missing = (["username", "password"] as const).find((field) => credentials[field].trim() === "")
  return missing ? [{ field: missing, text: "Enter Credentials." }] : []
}
