import { date } from "../form/kinds/date.ts"
import { file } from "../form/kinds/file.ts"
import { text } from "../form/kinds/text.ts"
import { yesOrNo } from "../form/kinds/yesOrNo.ts"
import { audiences, detailsMax, lineMax } from "./prefilled.ts"

const audience = audiences.clinical

/** A question of health to which the answer is yes or no. */
export const healthQuestion = <const Label extends string>(label: Label, hint?: string) =>
  yesOrNo({ label, required: `Say yes or no: ${label}`, audience, ...(hint && { hint }) })

/** What is told after a yes, 1000 characters at most. */
export const healthDetails = (required = "Give the details") =>
  text({ label: "Details", max: detailsMax, height: 3, wide: true, required, audience })

/** The day of something that was; it may be forgotten. */
export const healthDay = <const Label extends string>(label: Label) =>
  date({ label, latest: 0, audience, hint: "As near as you know" })

/** A line about health. */
export const healthLine = <const Label extends string>(label: Label) =>
  text({ label, max: lineMax, audience })

/** A proof, as a PDF or a photograph, under 1 MB (specification 002 §5). */
export const proof = <const Label extends string>(label: Label, hint?: string) =>
  file({
    label,
    accept: ["application/pdf", "image/jpeg", "image/png"],
    max: 1_048_575,
    pictureMax: 20_000_000,
    wrongType: "The file must be a PDF or a photograph",
    tooLarge: "Maximum upload file size is 1mb",
    wide: true,
    audience,
    ...(hint && { hint })
  })

/** What is said where a proof is missing that can be sent later. */
export const stillOwed = (name: string) => `${name} is still owed. Send it as soon as you have it.`
