import { failureOf, isRefusedWith, type Notice, noticesFor, type Problem } from "@crewfleet/sdk"

/** What a flow keeps in mind of an act for which somebody says why before it is sent. */
export interface Acting<Act> {
  /** What is done, or waits to be confirmed. */
  readonly act: Act | undefined
  /** What was typed for this act; it survives every failure, and until another act is chosen. */
  readonly reason: string
  readonly problems: ReadonlyArray<Problem>
  /** Somebody else was faster: what is shown is newer than what the act was chosen on. */
  readonly overtaken: boolean
}

/** What happens to it while somebody says why. */
export type ActingEvent =
  | { readonly type: "reason.typed"; readonly reason: string }
  | { readonly type: "act.confirmed" }
  | { readonly type: "act.abandoned" }

/** Nothing is chosen, or nothing any more. */
export const noAct: Acting<never> = { act: undefined, reason: "", problems: [], overtaken: false }

/** Whether an act that is chosen is the one that was chosen last and not done. */
export const isSameAct = <Act>(before: Act | undefined, act: Act): boolean =>
  JSON.stringify(act) === JSON.stringify(before)

/** What is kept of an act that is chosen: a reason that was typed goes to the same act once more, and to no other. */
export const chosenAct = <Act>(before: Acting<Act>, act: Act): Acting<Act> => ({
  ...noAct,
  act,
  reason: isSameAct(before.act, act) ? before.reason : ""
})

/** The act that came too late and waits to be sent again, if one does. */
export const overtakenAct = <Act>({ act, overtaken }: Acting<Act>): Act | undefined =>
  overtaken ? act : undefined

/** Whether somebody else was faster. */
export const isOvertaken = (error: unknown): boolean => isRefusedWith(failureOf(error), 409)

/** Why an act was not done: what is wrong with its reason, and what the person is told. */
export const refusalOf = (
  error: unknown
): { readonly problems: ReadonlyArray<Problem>; readonly notices: ReadonlyArray<Notice> } => {
  const failure = failureOf(error)
  const violations = failure._tag === "Refused" ? failure.violations : []
  return {
    problems: violations
      .filter(({ field }) => field === "reason")
      .map(({ message }) => ({ field: "reason", text: message })),
    notices: noticesFor("authenticatedCall", failure)
  }
}
