import { form } from "../form/form.ts"
import { text } from "../form/kinds/text.ts"

/** Why an applicant is declined. */
export const declineForm = form({
  /** What they read, 255 characters at most. */
  reason: text({
    label: "Reason",
    hint: "The applicant reads it",
    max: 255,
    height: 4,
    wide: true,
    counted: true,
    required: "Say why they are declined"
  })
})
