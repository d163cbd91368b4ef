import { isBlank } from "../../contract/isBlank.ts"
import { type Asking, nameOf, type Question } from "../Question.ts"

/** Yes or no as it is chosen, with what else is said of it. */
export interface YesNo {
  readonly answer: "" | "YES" | "NO"
  readonly details: string
}

/** The same on the wire. */
export interface SentYesNo {
  readonly answer: boolean
  readonly details: string | null
}

/** What a question for yes or no says. */
export interface AskingYesNo extends Asking {
  /** What is asked further, and after which answer; `yes`, unless told. */
  readonly details?: {
    readonly label: string
    readonly max: number
    readonly after?: "YES" | "NO"
    /** The words where nothing is said; it is optional without them. */
    readonly required?: string
  }
}

/** Yes or no, and details where one of the two asks for them. */
export const yesNo = <const Says extends AskingYesNo>(asking: Says): Question<YesNo, SentYesNo, Says> => {
  const { details } = asking as AskingYesNo
  const asksDetails = ({ answer }: YesNo) => details !== undefined && answer === (details.after ?? "YES")
  const toSay = (typed: YesNo) => (asksDetails(typed) ? typed.details.trim() : "")
  return {
    ...asking,
    kind: "yesNo",
    shape: { answer: "boolean", details: "string" },
    empty: { answer: "", details: "" },
    take: (kept) => {
      const { answer, details: said } = Object(kept)
      return ["", "YES", "NO"].includes(answer) && typeof said === "string"
        ? { answer, details: said }
        : undefined
    },
    read: (wire) =>
      wire
        ? { answer: wire.answer ? "YES" : "NO", details: wire.details ?? "" }
        : { answer: "", details: "" },
    write: (typed) =>
      typed.answer === ""
        ? undefined
        : { answer: typed.answer === "YES", details: isBlank(toSay(typed)) ? null : toSay(typed) },
    problems: (typed) => {
      if (!details || !asksDetails(typed)) return []
      if (isBlank(typed.details))
        return details.required === undefined
          ? []
          : [{ at: "details", text: details.required, kind: "missing" }]
      return toSay(typed).length > details.max
        ? [{ at: "details", text: `${details.label} must be ${details.max} characters or fewer` }]
        : []
    },
    say: ({ answer }) => (answer === "" ? "" : answer === "YES" ? "Yes" : "No"),
    lines: (typed) => [
      {
        at: "",
        label: nameOf(asking),
        text: typed.answer === "" ? "" : typed.answer === "YES" ? "Yes" : "No"
      },
      ...(details && asksDetails(typed) ? [{ at: "details", label: details.label, text: toSay(typed) }] : [])
    ]
  }
}
