import { form } from "../form/form.ts"
import { rating } from "../form/kinds/rating.ts"
import { text } from "../form/kinds/text.ts"
import { ratingItemWords } from "./rating.ts"

const aspect = <const Status extends string>(status: Status, required: string) =>
  rating({ label: ratingItemWords[status] ?? status, required, harmless: true })

const comment = (seenBy: string) =>
  text({ label: "Comment", hint: `${seenBy} can read it.`, max: 1_000, height: 4, wide: true, counted: true })

/** What each side is asked of the other, by what it rates; each aspect is named as its status. */
export const ratingForms = {
  VEHICLE: form({
    /** The condition of the vehicle, 1 to 5 stars. */
    CONDITION: aspect("CONDITION", "Rate the condition of the vehicle"),
    /** How clean the vehicle was, 1 to 5 stars. */
    CLEANLINESS: aspect("CLEANLINESS", "Rate how clean the vehicle was"),
    /** How comfortable the vehicle was, 1 to 5 stars. */
    COMFORT: aspect("COMFORT", "Rate how comfortable the vehicle was"),
    /** How pick-up and drop-off went, 1 to 5 stars. */
    PROCESS: aspect("PROCESS", "Rate pick-up and drop-off"),
    /** How professional and helpful the agency was, 1 to 5 stars. */
    PROFESSIONALISM: aspect("PROFESSIONALISM", "Rate how professional and helpful the agency was"),
    /** What else there is to say, 1,000 characters at most. */
    comment: comment("The agency")
  }),
  CLIENT: form({
    /** How professional and helpful the hirer was, 1 to 5 stars. */
    PROFESSIONALISM: aspect("PROFESSIONALISM", "Rate how professional and helpful the hirer was"),
    /** Whether the vehicle was returned on time, 1 to 5 stars. */
    TIMELINESS: aspect("TIMELINESS", "Rate whether the vehicle was returned on time"),
    /** How clean the vehicle was returned, 1 to 5 stars. */
    CLEANLINESS: aspect("CLEANLINESS", "Rate how clean the vehicle was returned"),
    /** How likely it is that the agency rents to this hirer again, 1 to 5 stars. */
    REPEAT: aspect("REPEAT", "Rate how likely you are to rent to this hirer again"),
    /** What else there is to say, 1,000 characters at most. */
    comment: comment("The hirer")
  })
} as const
