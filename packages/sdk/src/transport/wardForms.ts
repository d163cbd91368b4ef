import { form } from "../form/form.ts"
import { text } from "../form/kinds/text.ts"
import { messageMaximum } from "./requestWords.ts"
import { transportReasonMaximum } from "./transportStep.ts"

/** What is asked of a ward that cancels a journey. */
export const cancellationForm = form({
  /** Why, 500 characters at most. */
  reason: text({
    label: "Reason",
    hint: "The agency reads it",
    max: transportReasonMaximum,
    height: 4,
    wide: true,
    counted: true,
    required: "Enter the reason"
  })
})

/** What ward and agency write to each other about a job. */
export const transportMessageForm = form({
  /** What is written, 2,000 characters at most. */
  body: text({
    label: "Message",
    max: messageMaximum,
    height: 4,
    wide: true,
    counted: true,
    required: "Write a message"
  })
})

/** What is asked of the holder of a link to a request before they read of the patient. */
export const transportCodeForm = form({
  /** The digits that came by mail, with or without spaces. */
  code: text({
    label: "Code",
    max: 32,
    inputMode: "numeric",
    autoComplete: "one-time-code",
    required: "Enter the code",
    written: (typed: string) => typed.replace(/\s+/g, "")
  })
})
