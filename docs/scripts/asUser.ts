import { NotSignedIn, noticesFor, RequestFailed, type SignedInClient, signIn } from "@crewfleet/sdk"

/**
 * Runs a script as the user whom CREWFLEET_URL, CREWFLEET_USER and CREWFLEET_PASSWORD name; what goes wrong is said in
 * the portal's words on the error output, and ends the script with 1.
 */
export const asUser = async (work: (user: SignedInClient) => Promise<void>): Promise<void> => {
  const { CREWFLEET_URL: baseUrl, CREWFLEET_USER: username, CREWFLEET_PASSWORD: password } = process.env
  if (!baseUrl || !username || !password) {
    return complain("Set CREWFLEET_URL, CREWFLEET_USER and CREWFLEET_PASSWORD")
  }
  try {
    await work(await signIn({ baseUrl }, { username, password }))
  } catch (error) {
    complain(...whatWentWrong(error))
  }
}

/** Says on the error output what is wrong, and ends the script with 1. */
export const complain = (...lines: ReadonlyArray<string>): void => {
  for (const line of lines) console.error(line)
  process.exitCode = 1
}

const whatWentWrong = (error: unknown): ReadonlyArray<string> => {
  if (error instanceof NotSignedIn) return [error.message]
  if (!(error instanceof RequestFailed)) throw error
  return noticesFor("login", error.failure).map(({ text }) => text)
}
