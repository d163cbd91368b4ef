import { isEmail } from "../contract/isEmail.ts"
import type { AnswersOf } from "../form/FormOf.ts"
import { form } from "../form/form.ts"
import { country } from "../form/kinds/country.ts"
import { date } from "../form/kinds/date.ts"
import { group } from "../form/kinds/group.ts"
import { text } from "../form/kinds/text.ts"
import { isTelephone } from "./alike.ts"

const max = 100

const address = form({
  /** House and street, 100 characters at most. */
  firstLine: text({ label: "Address", max, wide: true }),
  /** The town or city, 100 characters at most. */
  town: text({ label: "Town or city", max }),
  /** The postcode, 20 characters at most. */
  postcode: text({ label: "Postcode", max: 20 }),
  /** The country, by its English name. */
  country: country({ label: "Country", placeholder: "Type a country" })
})

const licence = form({
  /** The number of the licence, 50 characters at most. */
  number: text({ label: "Driving licence number", max: 50 }),
  /** The last day on which it is valid. */
  expiryDate: date({ label: "Licence valid until", name: "The end of the driving licence" })
})

/** What an agency asks of somebody who is to hire from it; some have no e-mail address. */
export const hirerForm = form({
  /** The hirer's full name, 100 characters at most. */
  name: text({ label: "Name", max, required: "Enter the hirer's name", wide: true }),
  /** The hirer's e-mail address, 255 characters at most. */
  email: text({
    label: "E-mail",
    max: 255,
    inputMode: "email",
    check: (typed) => (isEmail(typed) ? undefined : "Enter an e-mail address, such as ada@post.example")
  }),
  /** The hirer's telephone number, 50 characters at most. */
  telephone: text({
    label: "Telephone",
    max: 50,
    inputMode: "tel",
    required: "Enter the hirer's telephone number",
    check: (typed) =>
      isTelephone(typed) ? undefined : "Enter a full telephone number, such as 0161 496 0000"
  }),
  /** The day on which the hirer was born. */
  dateOfBirth: date({ label: "Date of birth", latest: -1 }),
  /** Where the hirer lives. */
  address: group({ label: "Address", each: address }),
  /** The hirer's driving licence, as the desk saw it. */
  licence: group({ label: "Driving licence", each: licence })
})

/** The answers about a hirer as they are typed. */
export type HirerAnswers = AnswersOf<typeof hirerForm>

/** What is said of details that somebody's agency cannot correct. */
export const keptByHirer = "These details are kept by the hirer; only they can change them."
