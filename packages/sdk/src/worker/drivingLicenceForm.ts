import { form } from "../form/form.ts"
import { choice } from "../form/kinds/choice.ts"
import { country } from "../form/kinds/country.ts"
import { date } from "../form/kinds/date.ts"
import { text } from "../form/kinds/text.ts"
import { wholeNumber } from "../form/kinds/wholeNumber.ts"
import { isLicenceNumber, licenceIssuerWords, writtenLicenceNumber } from "./licenceNumber.ts"
import { unknownCategories, writtenCategories } from "./vehicleCategories.ts"

/** What came of the last check of a licence. */
export const licenceCheckWords = {
  CLEAR: "May drive",
  RESTRICTED: "May drive with restrictions",
  BARRED: "Must not drive"
} as const

/** What an agency found when it checked the driving licence of a worker. */
export const drivingLicenceForm = form(
  {
    /** Who issued it: DVLA (Great Britain), DVA (Northern Ireland) or ABROAD; DVLA, unless told. */
    issuer: choice({
      label: "Issued by",
      of: licenceIssuerWords,
      preset: "DVLA",
      required: "Choose who issued the licence",
      harmless: true
    }),
    /** Where it was issued, by its English name; only of a licence from abroad. */
    issuedIn: country({
      label: "Country of issue",
      placeholder: "Choose the country",
      required: "Choose the country of issue"
    }),
    /**
     * The number of the licence, in capitals without blanks: 16 characters for DVLA, eight digits for DVA, as it stands on any
     * other.
     */
    licenceNumber: text({
      label: "Licence number",
      hint: "On a photocard it stands at 5",
      max: 30,
      required: "Enter the licence number",
      written: writtenLicenceNumber
    }),
    /** The categories that they may drive, such as `B, BE, C1`; in the order of the licence. */
    categories: text({
      label: "Categories",
      hint: "On a photocard they stand at 9, such as B, BE, C1",
      max: 100,
      required: "Enter the categories",
      written: writtenCategories,
      harmless: true
    }),
    /** The last day on which it is valid. */
    licenceExpiry: date({ label: "Licence valid until", required: "Enter until when the licence is valid" }),
    /** The day on which the agency last checked it. */
    checkedOn: date({
      label: "Last check",
      latest: 0,
      tooLate: "The last check must be today or earlier",
      required: "Enter the day of the last check"
    }),
    /** What came of that check: CLEAR, RESTRICTED or BARRED, which means that they must not drive. */
    checkResult: choice({
      label: "Result of the check",
      of: licenceCheckWords,
      placeholder: "Choose the result",
      required: "Choose the result of the check",
      harmless: true
    }),
    /** Penalty points that count. */
    penaltyPoints: wholeNumber({ label: "Penalty points", min: 0, max: 99 }),
    /** The last day by which it is to be checked again. */
    checkAgainBy: date({ label: "Check again by" })
  },
  {
    reads: (answers) => ({ ...answers, issuer: answers.issuer || "DVLA" }),
    asked: { issuedIn: ({ issuer }) => issuer === "ABROAD" },
    rules: {
      licenceNumber: ({ issuer, licenceNumber }) =>
        licenceNumber.trim() === "" || isLicenceNumber(issuer, licenceNumber)
          ? undefined
          : numberWords[issuer as keyof typeof numberWords],
      categories: ({ categories }) => {
        const [unknown] = unknownCategories(categories)
        return unknown === undefined ? undefined : `${unknown} is not a category of a driving licence`
      },
      checkAgainBy: ({ checkedOn, checkAgainBy }) =>
        checkedOn && checkAgainBy && checkAgainBy <= checkedOn
          ? "The next check must be after the last one"
          : undefined
    }
  }
)

const numberWords = {
  DVLA: "A DVLA licence number has 16 characters, such as MORGA657054SM9IJ",
  DVA: "A DVA licence number has eight digits",
  ABROAD: "A licence number has letters, digits, strokes and hyphens only"
} as const
