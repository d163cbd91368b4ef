import { failureOf, isRefusedWith, type Notice, noticesFor, type Problem } from "@crewfleet/sdk"

/** What a flow keeps in mind of an act for which somebody says why before it is sent. */
export interface Acting<Act> {
  /** What is done, or waits to be confirmed. */
  readonly act: Act | undefined
  /** What was typed for this act; it survives every failure, and until another act is chosen. */
  readonly reason: string
  readonly problems: ReadonlyArray<Problem>
  /** Why the service refused the act as things stand (409), in its words: they belong where the act is asked for. */
  readonly warnings: ReadonlyArray<Notice>
  /** Somebody else was faster: what is shown is newer than what the act was chosen on. */
  readonly overtaken: boolean
}

/** What happens to it while somebody says why. */
export type ActingEvent =
  | { readonly type: "reason.typed"; readonly reason: string }
  | { readonly type: "act.confirmed" }
  | { readonly type: "act.abandoned" }

/** Nothing of an act is told any more. */
export const nothingTold = { problems: [], warnings: [], overtaken: false } as const

/** Nothing is chosen, or nothing any more. */
export const noAct: Acting<never> = { act: undefined, reason: "", ...nothingTold }

/** Whether an act that is chosen is the one that was chosen last and not done. */
export const isSameAct = <Act>(before: Act | undefined, act: Act): boolean =>
  JSON.stringify(act) === JSON.stringify(before)

/** What is kept of an act that is chosen: a reason that was typed goes to the same act once more, and to no other. */
export const chosenAct = <Act>(before: Acting<Act>, act: Act): Acting<Act> => ({
  ...noAct,
  act,
  reason: isSameAct(before.act, act) ? before.reason : ""
})

/** The act that was refused as things stood and waits to be sent again, if one does. */
export const waitingAct = <Act>({ act, warnings }: Acting<Act>): Act | undefined =>
  warnings.length > 0 ? act : undefined

/** Whether an act was refused as things stand, be it that somebody else was faster or not. */
export const isConflict = (error: unknown): boolean => isRefusedWith(failureOf(error), 409)

/** What is kept of that until what stands now is read. */
export const conflictOf = (error: unknown): Omit<Acting<never>, "act" | "reason"> => {
  const { problems, notices } = refusalOf(error)
  return { problems, warnings: notices, overtaken: false }
}

/** Whether somebody else was faster than the act that waits: what is read now is other than what it was chosen on. */
export const overtakes = <Standing>(
  { warnings, overtaken }: Acting<unknown>,
  before: Standing | undefined,
  now: Standing
): boolean => overtaken || (warnings.length > 0 && JSON.stringify(before) !== JSON.stringify(now))

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
