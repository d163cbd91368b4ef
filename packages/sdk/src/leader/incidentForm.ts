import { form } from "../form/form.ts"
import { choice } from "../form/kinds/choice.ts"
import { moment, momentIn } from "../form/kinds/moment.ts"
import { text } from "../form/kinds/text.ts"
import { tick } from "../form/kinds/tick.ts"

/** What happens on the road, and is recorded at once. */
export const incidentKinds = {
  RESTRAINT: "Restraint",
  INJURY: "Injury",
  ABSCONDING: "Absconding",
  DIVERSION: "Diversion",
  ABORT: "Abort"
} as const
export type IncidentKind = keyof typeof incidentKinds

/** How somebody was restrained. */
export const restraintKinds = {
  HELD: "Held by staff",
  SOFT_CUFFS: "Soft cuffs",
  MECHANICAL: "Another mechanical restraint",
  CELL: "Secure cell of the vehicle"
} as const

/** Those that last. */
const lasts = ({ kind }: { readonly kind: string }) => kind === "RESTRAINT" || kind === "ABSCONDING"
const isRestraint = ({ kind }: { readonly kind: string }) => kind === "RESTRAINT"

/**
 * Something that happens on the road: one touch records what and when, all else can follow. A wrong touch is withdrawn and stays on
 * record as withdrawn. By a clock that is wrong it may begin later than now: it reaches the agency all the same, and when it was
 * received stands beside it.
 */
export const incidentForm = form(
  {
    /** RESTRAINT, INJURY, ABSCONDING, DIVERSION or ABORT. */
    kind: choice({
      label: "What happens",
      of: incidentKinds,
      required: "Choose what happens",
      harmless: true
    }),
    /** When it began, in UTC. */
    start: moment({ label: "Start", required: "Enter when it began" }),
    /** When it ended, in UTC. */
    end: moment({ label: "End" }),
    /** How somebody was restrained. */
    restraint: choice({ label: "Kind of restraint", of: restraintKinds, placeholder: "Not told" }),
    /** Why. */
    why: text({ label: "Why", max: 1_000, height: 3, wide: true }),
    /** Who took part, and who saw it. */
    who: text({ label: "Who took part, and who saw it", max: 500, height: 2, wide: true }),
    /** What was done about it, such as first aid or a call to the police. */
    done: text({ label: "What was done about it", max: 1_000, height: 3, wide: true }),
    /** That it was recorded by mistake. */
    withdrawn: tick({ label: "Recorded by mistake" })
  },
  {
    asked: { end: lasts, restraint: isRestraint },
    rules: {
      end: ({ start, end }) =>
        momentIn(end) && Date.parse(end) < Date.parse(start) ? "The end must be after the start" : undefined
    }
  }
)
