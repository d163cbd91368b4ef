import { profileForm } from "@crewfleet/sdk/rules"
import { uploadMachine } from "../upload/uploadMachine.ts"
import { profileWords } from "./profileWords.ts"

/** Whose logo it is. */
export interface LogoPlace {
  readonly agencyId: number
}

/** The logo of an agency on its way; what is said of it is kept with the agency. */
export const logoFile = uploadMachine<LogoPlace, object>({
  id: "logoFile",
  description: "The logo of an agency on its way.",
  accepts: profileForm.questions.logo,
  unreadable: profileWords.logoUnreadable
})
