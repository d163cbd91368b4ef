import { form } from "../form/form.ts"
import { text } from "../form/kinds/text.ts"
import { transportReasonMaximum } from "./transportStep.ts"

/** What is asked of a worker who gives a place back. */
export const withdrawalForm = form({
  /** Why, where they want to say so. */
  reason: text({ label: "Reason", max: transportReasonMaximum, height: 3, wide: true })
})

/** What is asked of a worker who objects to the hours that were entered. */
export const objectionForm = form({
  /** What is wrong with them, 500 characters at most. */
  body: text({
    label: "What is wrong with the hours",
    required: "Say what is wrong with the hours",
    max: 500,
    height: 4,
    wide: true,
    counted: true,
    hint: "Your agency reads it beside the hours that it entered."
  })
})
