/** The answers by which a journey is planned: when, from where to where, and with whom. */
const planFields = [
  "dateTimeRequired",
  "pickupPostCode",
  "pward",
  "pcbusiness",
  "pcaddress",
  "destination",
  "destinationPostCode",
  "dward",
  "dbusiness",
  "transportWorkerSpecList"
]

type Answers = Readonly<Record<string, unknown>>

const said = (answer: unknown) => JSON.stringify(answer ?? null)

/** The questions that two versions of a request answer differently. */
export const changedFields = (before: Answers, after: Answers): ReadonlyArray<string> =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (field) => said(before[field]) !== said(after[field])
  )

/** Whether a change of these answers touches what was planned: time, places or crew. */
export const touchesPlan = (fields: ReadonlyArray<string>): boolean =>
  fields.some((field) => planFields.includes(field))
