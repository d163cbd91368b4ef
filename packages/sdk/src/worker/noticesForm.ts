import { form } from "../form/form.ts"
import { tick } from "../form/kinds/tick.ts"

/** So many days before its last day somebody is mailed of an ending, once each. */
export const noticeDays = [60, 30, 14, 7, 1] as const

/** Of what a worker is mailed; whoever has never chosen is mailed of everything. What stands in the portal stands there all the same. */
export const noticesForm = form({
  /** Whether they are mailed what of their records ends soon. */
  endings: tick({
    label: "Mail me what ends soon",
    hint: `At most one mail a day: ${noticeDays.slice(0, -1).join(", ")} and ${noticeDays.at(-1)} days before the last day of a record. Home and communications tell you all the same.`,
    preset: true,
    harmless: true
  })
})
