import type { Failure } from "@crewfleet/sdk"

/** What can happen to any editor beside what its form and its acts bring; `now` is the present moment, ISO 8601. */
export const editorEvents = (now: string) =>
  [
    { type: "save.asked", intent: "submit", now },
    { type: "reload.asked" },
    { type: "act.confirmed" },
    { type: "act.cancelled" },
    { type: "close.asked" },
    { type: "discard.confirmed" },
    { type: "discard.cancelled" },
    { type: "mine.kept" },
    { type: "theirs.taken" },
    { type: "editing.resumed" },
    { type: "confirmation.passed" },
    { type: "confirmation.declined" },
    { type: "left.dismissed" },
    { type: "connection.back" },
    { type: "draft.unkept" },
    { type: "draft.kept" }
  ] as const

/** The failures that an editor tells apart; `editorWalk.test.ts` meets all others as well. */
export const toldApart: ReadonlyArray<Failure | Error> = [
  { _tag: "NetworkFailure" },
  { _tag: "Refused", status: 400, violations: [{ field: "text", message: "It will not do" }] },
  { _tag: "Refused", status: 409, violations: [] },
  new Error("Nobody foresaw this")
]
