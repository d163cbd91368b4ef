import type { AnswersOf } from "../form/FormOf.ts"
import { form, formInSections } from "../form/form.ts"
import { country } from "../form/kinds/country.ts"
import { file } from "../form/kinds/file.ts"
import { group } from "../form/kinds/group.ts"
import { text } from "../form/kinds/text.ts"
import { isTimeZone, notTimeZone } from "../time/timeZone.ts"

/** The steps of the profile wizard, in their order (specification 000 §4). */
export const profileSteps = ["currency", "contact", "logo"] as const
export type ProfileStep = (typeof profileSteps)[number]

/** How far the wizard has come, in whole per cent: 0, 33, 67; it is complete when the wizard ends. */
export const profileProgress = (step: ProfileStep): number =>
  Math.round((profileSteps.indexOf(step) / profileSteps.length) * 100)

/** Digits, spaces, dashes and brackets, with an optional leading plus; at least one digit. */
export const isTelephone = (text: string): boolean => /^\+?[\d ()-]+$/.test(text.trim()) && /\d/.test(text)

/** The largest logo that may be uploaded, in bytes: 5 MB (specification 000 §9). */
export const logoMaximum = 5 * 1024 * 1024

/** The media types of a logo: PNG, and JPG or JPEG. */
export const logoTypes: ReadonlyArray<string> = ["image/png", "image/jpeg"]

const max = 255

/** A line of an address that must be there. */
const line = (label: string, autoComplete: string) =>
  text({ label, max, required: `${label} is required`, autoComplete })

/** Where an agency is; only the postal code may be missing (specification 000 §5). */
export const addressForm = form({
  /** House and street, 255 characters at most. */
  street: { ...line("Street address", "address-line1"), wide: true },
  /** Town or city, 255 characters at most. */
  city: line("City", "address-level2"),
  /** State or province, 255 characters at most. */
  state: line("State/Province", "address-level1"),
  /** Postal code, 255 characters at most; it may be missing. */
  postalCode: text({ label: "Postal code", max, autoComplete: "postal-code" }),
  /** The country, by its English name. */
  country: country({
    label: "Country",
    placeholder: "Choose a country",
    required: "Country is required",
    autoComplete: "country-name"
  })
})

const byItsClock = "Days begin and hires start by its clock."

const timeZone = text({
  label: "Time zone",
  hint: `${byItsClock} You can change it later in Settings.`,
  max: 50,
  required: notTimeZone,
  check: (typed) => (isTimeZone(typed) ? undefined : notTimeZone),
  harmless: true
})

/** In which zone an agency reads and writes times. */
export const timeZoneForm = form({
  /** A zone of the IANA's, such as `Europe/Paris`; null stands for the platform's. */
  timeZone: { ...timeZone, hint: byItsClock }
})

const notTelephone = "Please enter a valid phone number"

const contactQuestions = {
  /** Digits, spaces, dashes and brackets, with an optional leading plus. */
  telephone: text({
    label: "Telephone",
    hint: "Such as 0113 496 0000 or +44 (0)113 496 0000",
    max,
    inputMode: "tel",
    autoComplete: "tel",
    wide: true,
    required: notTelephone,
    check: (typed) => (isTelephone(typed) ? undefined : notTelephone)
  }),
  /** Where the agency is. */
  address: group({ label: "Address", each: addressForm })
} as const

/** How and where an agency is reached. */
export const contactForm = form(contactQuestions)

/** The answers about how an agency is reached, as they are typed. */
export type ContactAnswers = AnswersOf<typeof contactForm>

const detailSections = {
  currency: {
    title: "Base currency",
    questions: {
      /** The currency of its prices and invoices, ISO 4217; it is chosen once. */
      baseCurrency: text({
        label: "Base currency",
        hint: "Your prices and invoices are in this currency. It cannot be changed later.",
        max: 3,
        required: "Please select a base currency",
        harmless: true
      })
    }
  },
  contact: {
    title: "Contact details",
    questions: {
      ...contactQuestions,
      /** A zone of the IANA's, such as `Europe/Paris`. Absent, the agency keeps what it has; null stands for the platform's. */
      timeZone
    }
  }
} as const

/** What an agency says of itself, without its logo (specification 000 §5). */
export const profileDetails = formInSections(detailSections)

const logo = file({
  label: "Agency logo",
  hint: "PNG, JPG or JPEG, at most 5MB",
  accept: logoTypes,
  max: logoMaximum,
  required: "Please upload your agency logo before completing the profile",
  wrongType: "The logo must be a PNG, JPG or JPEG",
  tooLarge: "The logo must be 5MB or smaller",
  words: {
    preview: "Preview of the logo",
    preparing: "Preparing the logo",
    uploading: "Uploading logo"
  },
  wide: true
})

/** Another picture to stand for an agency. */
export const logoForm = form({ logo: { ...logo, required: "Choose a logo" } })

/** What the profile wizard asks, step by step (specification 000 §4 and §5). */
export const profileForm = formInSections({
  ...detailSections,
  logo: {
    title: "Logo",
    questions: { logo }
  }
})

/** The answers of a profile as they are typed and chosen. */
export type ProfileAnswers = AnswersOf<typeof profileForm>
