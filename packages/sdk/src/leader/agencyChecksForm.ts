import { form } from "../form/form.ts"
import { choice } from "../form/kinds/choice.ts"
import { rows } from "../form/kinds/rows.ts"
import { text } from "../form/kinds/text.ts"
import { agencyCheckLimits } from "./agencyChecksProblem.ts"
import { checkGravities } from "./vehicleChecks.ts"

const checkForm = form({
  /** What is looked at. */
  label: text({
    label: "What is looked at",
    max: agencyCheckLimits.label,
    required: "Say what is looked at"
  }),
  /** ROADWORTHINESS, CRITICAL or MINOR. */
  gravity: choice({
    label: "Where it fails, it is",
    hint: "Roadworthiness is mended before the crew leaves; you may overrule what is critical",
    of: checkGravities,
    required: "Say how grave it is where it fails",
    harmless: true
  })
})

/** What an agency has looked at on its vehicles before a crew leaves, beside what everybody looks at. */
export const agencyChecksForm = form({
  /** The checks, each under its identifier. */
  checks: rows({
    label: "Checks of your agency",
    one: "Check",
    each: checkForm,
    max: agencyCheckLimits.checks
  })
})
