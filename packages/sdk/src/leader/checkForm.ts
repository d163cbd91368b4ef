import { form } from "../form/form.ts"
import { choice } from "../form/kinds/choice.ts"
import { photos } from "../form/kinds/photos.ts"
import { text } from "../form/kinds/text.ts"
import { type CheckGravity, checksByName, type VehicleCheckName } from "./vehicleChecks.ts"

/** What comes of a check. */
export const checkResults = { PASS: "Pass", FAIL: "Fail", NOT_APPLICABLE: "Not applicable" } as const
export type CheckResult = keyof typeof checkResults

const all = Object.keys(checkResults) as ReadonlyArray<CheckResult>

/**
 * What may come of a check, by its name: what every vehicle needs for the road passes or fails. All else may not apply, and so may
 * what an agency has added.
 */
export const resultsFor = (check: string): ReadonlyArray<CheckResult> =>
  Object.hasOwn(checksByName, check) && checksByName[check as VehicleCheckName].gravity === "ROADWORTHINESS"
    ? all.filter((result) => result !== "NOT_APPLICABLE")
    : all

const fails = ({ result }: { readonly result: string }) => result === "FAIL"

const checkFormOf = <Asked extends "telephoned">(...asksTelephoned: ReadonlyArray<Asked>) =>
  form(
    {
      /** PASS, FAIL or NOT_APPLICABLE. */
      result: choice({ label: "Result", of: checkResults, as: "radios", harmless: true }),
      /** What is wrong. */
      note: text({
        label: "What is wrong",
        max: 500,
        height: 2,
        wide: true,
        required: "Say what is wrong"
      }),
      /** Its photos, each by the UUID that its sender made. */
      photoIds: photos({ label: "Photos", max: 4 }),
      /** How it was mended, and by whom; empty until it is. */
      mended: text({ label: "How it was mended, and by whom", max: 500, height: 2, wide: true }),
      /** Who at the agency was telephoned, and what they said, where there was no other way to ask. */
      telephoned: text({
        label: "Who at the agency was telephoned, and what they said",
        hint: "Where the agency cannot say so in the portal",
        max: 500,
        height: 2,
        wide: true
      })
    },
    {
      asked: {
        note: fails,
        photoIds: fails,
        mended: fails,
        telephoned: (answers) => fails(answers) && asksTelephoned.length > 0
      }
    }
  )

/** One check: its result and, where it fails, what is wrong, with photos, and what was done about it. */
export const checkForm = checkFormOf()

/** The same of what the agency may overrule. */
export const overruledCheckForm = checkFormOf("telephoned")

/** The form of a check that is so grave. */
export const checkFormFor = (gravity: CheckGravity): typeof checkForm =>
  gravity === "CRITICAL" ? overruledCheckForm : checkForm
