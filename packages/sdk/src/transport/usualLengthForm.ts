import { form } from "../form/form.ts"
import { wholeNumber } from "../form/kinds/wholeNumber.ts"

/** How long a vehicle and a crew are taken for a job until it is authorised. */
export const usualLengthForm = form({
  /** Minutes, from a quarter of an hour to two days. */
  usualMinutes: wholeNumber({
    label: "Minutes",
    hint: "For so long a vehicle and a crew are taken until a job is authorised with times of its own",
    min: 15,
    max: 2_880,
    required: "Enter how many minutes a job usually takes",
    harmless: true
  })
})
