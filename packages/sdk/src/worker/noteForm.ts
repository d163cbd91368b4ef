import { form } from "../form/form.ts"
import { text } from "../form/kinds/text.ts"
import { noteMaximum } from "./agencyWorkerLists.ts"

/** What somebody of an agency writes down about a worker. */
export const noteForm = form({
  /** What it says, 2,000 characters at most. */
  note: text({
    label: "Note",
    max: noteMaximum,
    height: 5,
    wide: true,
    counted: true,
    required: "Enter a note"
  })
})
