import { conditionReport, here } from "./conditionReport.ts"

/** What the device kept comes first: it is there without a connection. */
export const reading = conditionReport.createStateConfig({
  tags: "busy",
  invoke: {
    id: "readDraft",
    src: "readDraft",
    input: here,
    onDone: [
      {
        guard: { type: "hasDraft", params: ({ event }) => event },
        target: "deciding",
        actions: [{ type: "takeDraft", params: ({ event }) => event }, "keep"]
      },
      { target: "asking", actions: { type: "takeDraft", params: ({ event }) => event } }
    ],
    onError: "asking"
  }
})

/** Nothing is on this device: the service may have the report. */
export const asking = conditionReport.createStateConfig({
  tags: "busy",
  after: { patience: "filling" },
  invoke: {
    id: "lookUpFirst",
    src: "lookUp",
    input: here,
    onDone: [
      {
        guard: { type: "isThere", params: ({ event }) => event },
        target: "received",
        actions: [{ type: "learn", params: ({ event }) => event }, "adoptReceived"]
      },
      { target: "filling.known", actions: [{ type: "learn", params: ({ event }) => event }, "keep"] }
    ],
    onError: [
      {
        guard: { type: "isNotOurs", params: ({ event }) => event },
        target: "absent",
        actions: { type: "keepFailure", params: ({ event }) => event }
      },
      { target: "filling.unknown" }
    ]
  }
})

/** What was kept goes on where it stood. */
export const deciding = conditionReport.createStateConfig({
  always: [
    { guard: "isReceived", target: "received", actions: "startPhotos" },
    { guard: "isAsked", target: "sending", actions: "startPhotos" },
    { guard: "isRefused", target: "filling.refused" },
    { target: "filling" }
  ]
})

/** The agency has no such booking, or may not see it. */
export const absent = conditionReport.createStateConfig({
  on: { "reload.asked": { target: "asking", actions: "startAfresh" } }
})
