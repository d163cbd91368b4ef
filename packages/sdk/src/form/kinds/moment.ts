import { isDate } from "../../time/isDate.ts"
import { writeInstant } from "../../time/writeInstant.ts"
import { type Asking, nameOf, type Question } from "../Question.ts"

/** What a question for a day and a time says. */
export interface AskingMoment extends Asking {
  /** A picker offers nothing that has passed. */
  readonly fromNow?: true
  /** How it is said; `1 Jul 2026, 09:30`, unless told. */
  readonly said?: "digits"
}

/** A day and a time: an instant (ISO 8601 in UTC), which its field shows and takes by the clock on the wall of a zone. */
export const moment = <const Says extends AskingMoment>(
  asking: Says
): Question<string, string, Says> & { readonly shape: "instant" } => ({
  ...asking,
  kind: "moment",
  shape: "instant",
  empty: "",
  take: (kept) => (kept === "" || (typeof kept === "string" && momentIn(kept)) ? String(kept) : undefined),
  read: (wire) => wire ?? "",
  write: momentIn,
  problems: (typed) =>
    typed === "" || momentIn(typed) !== undefined
      ? []
      : isDate(typed)
        ? [{ text: `${nameOf(asking)}: enter the time as well as the day`, kind: "missing" }]
        : [{ text: `${nameOf(asking)} must be a real date and time` }],
  say: (typed, zone) =>
    momentIn(typed) === undefined
      ? typed
      : writeInstant((asking as AskingMoment).said ?? "moment", typed, zone)
})

/** The instant that an answer is; undefined where it is none. */
export const momentIn = (typed: string): string | undefined =>
  typed.endsWith("Z") && !Number.isNaN(Date.parse(typed)) ? typed : undefined
