import { loadTemporal } from "@crewfleet/sdk/rules"
import { RegistrationScreen } from "../applicant/RegistrationScreen.tsx"
import { applicantSignIn, registrationPage } from "./registrationPage.ts"

/** `/guest/register/{agencyId}`: the registration page of an agency, as this portal has it. */
export function RegistrationRoute({ agencyId }: { readonly agencyId: number }) {
  return <RegistrationScreen agencyId={agencyId} logic={registrationPage} signIn={applicantSignIn} />
}

/** The same, once everything is there that its form takes for granted: its rules ask the rules of time. */
export const loadRegistrationRoute = async () => {
  await loadTemporal()
  return RegistrationRoute
}
