import type { Problem } from "../failure/Problem.ts"

/** What is wrong with a request for a reset link (specification 000 §5). */
export const recoveryEmailProblems = ({
  email
}: {
  readonly email: string
}): ReadonlyArray<Problem<"email">> =>
  email.trim() === "" ? [{ field: "email", text: "Enter Recovery Email" }] : []
