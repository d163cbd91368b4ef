import { isEmail } from "../contract/isEmail.ts"
import { form } from "../form/form.ts"
import { text } from "../form/kinds/text.ts"

/** What is asked of somebody who wants a link that sets a new password (specification 000 §5). */
export const recoveryEmailForm = form({
  email: text({
    label: "Email address",
    max: 255,
    inputMode: "email",
    autoComplete: "email",
    required: "Enter Recovery Email",
    check: (typed) => (isEmail(typed) ? undefined : "Enter an email address, such as name@example.com")
  })
})
