import {
  type AgencyProfile,
  type Contact,
  contactProblems,
  currencyProblems,
  type Failure,
  logoProblems,
  type Problem,
  type ProfileStep,
  profileSteps
} from "@crewfleet/sdk"
import type { FileReference } from "../file/FileReference.ts"

/** Everything that the profile wizard asks for, as it was typed and chosen. */
export interface ProfileForm {
  readonly baseCurrency: string
  readonly contact: Contact
  readonly logo: FileReference | undefined
}

/** A question of the profile wizard. */
export type ProfileField = "baseCurrency" | keyof Contact | "logo"
/** What is wrong with one answer. */
export type ProfileProblem = Problem<ProfileField>

/** The form before anything was typed. */
export const emptyProfileForm: ProfileForm = {
  baseCurrency: "",
  contact: { telephone: "", street: "", city: "", state: "", postalCode: "", country: "" },
  logo: undefined
}

/** What is wrong with the answers of one step. */
export const problemsAt = (step: ProfileStep, form: ProfileForm): ReadonlyArray<ProfileProblem> => {
  switch (step) {
    case "currency":
      return currencyProblems(form.baseCurrency)
    case "contact":
      return contactProblems(form.contact)
    case "logo":
      return logoProblems(form.logo)
  }
}

const fieldsAt: Record<ProfileStep, ReadonlyArray<ProfileField>> = {
  currency: ["baseCurrency"],
  contact: ["telephone", "street", "city", "state", "postalCode", "country"],
  logo: ["logo"]
}

/** The first step that one of the problems belongs to. */
export const firstStepOf = (problems: ReadonlyArray<ProfileProblem>): ProfileStep | undefined =>
  profileSteps.find((step) => problems.some(({ field }) => fieldsAt[step].includes(field)))

/**
 * What the service found wrong with fields that the wizard asks for, which it may name `address.city`, and with
 * `otherwise` where it speaks of anything else.
 */
export const problemsIn = (failure: Failure, otherwise?: ProfileField): ReadonlyArray<ProfileProblem> =>
  failure._tag === "Refused"
    ? failure.violations.flatMap(({ field, message }) => {
        const name = field?.split(".").at(-1)
        const asked = Object.values(fieldsAt)
          .flat()
          .find((each) => each === name)
        const concerned = asked ?? otherwise
        return concerned ? [{ field: concerned, text: message }] : []
      })
    : []

/** What is sent of the form once the logo is there. */
export const profileIn = ({ baseCurrency, contact }: ProfileForm): AgencyProfile => ({
  baseCurrency,
  telephone: contact.telephone.trim(),
  address: {
    street: contact.street.trim(),
    city: contact.city.trim(),
    state: contact.state.trim(),
    country: contact.country.trim(),
    ...(contact.postalCode.trim() && { postalCode: contact.postalCode.trim() })
  }
})
