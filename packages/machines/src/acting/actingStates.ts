interface Typed {
  readonly event: { readonly reason: string }
}

interface Failed {
  readonly event: { readonly error: unknown }
}

const explain = { type: "explain", params: ({ event }: Failed) => event } as const

/** A reason can be typed, also while the act is on its way. */
export const typingReason = {
  "reason.typed": { actions: { type: "type", params: ({ event }: Typed) => event } }
} as const

/** Somebody says why, and confirms or gives it up. */
export const askingReason = {
  ...typingReason,
  "act.confirmed": [{ guard: "lacksReason", actions: "showProblems" }, "acting"],
  "act.abandoned": { target: "looking", actions: "leaveAct" }
} as const

/** An act that is refused as things stand shows how they stand now, and keeps what was typed. */
export const whenInConflict = {
  guard: { type: "isConflict", params: ({ event }: Failed) => event },
  target: "loading",
  actions: { type: "keepConflict", params: ({ event }: Failed) => event }
} as const

/** An act that failed otherwise goes back to where it was confirmed. */
export const whenRefused = { target: "asking", actions: explain } as const
