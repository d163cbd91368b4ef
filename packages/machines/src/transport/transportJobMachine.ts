import { noAct } from "../acting/Acting.ts"
import { askingReason, typingReason, whenInConflict, whenRefused } from "../acting/actingStates.ts"
import { notFailed } from "../list/Retrying.ts"
import { uploadOf } from "../upload/Upload.ts"
import type { TransportAct } from "./TransportAct.ts"
import { transportJob } from "./transportJobSetup.ts"

interface Chosen {
  readonly event: { readonly act: TransportAct; readonly key: string }
}

const choose = { type: "choose", params: ({ event }: Chosen) => event } as const

const choosing = [
  {
    guard: { type: "isAskedFirst", params: ({ event }: Chosen) => event },
    target: "asking",
    actions: choose
  },
  { guard: { type: "isPossible", params: ({ event }: Chosen) => event }, target: "acting", actions: choose }
] as const

const loading = transportJob.createStateConfig({
  description: "The job is on its way, as it stands now.",
  tags: "busy",
  on: typingReason,
  invoke: {
    id: "load",
    src: "load",
    input: ({ context: { request } }) => ({ request }),
    onDone: [
      {
        guard: { type: "isStillWanted", params: ({ event }) => event },
        target: "asking",
        actions: { type: "keepJob", params: ({ event }) => event }
      },
      {
        guard: "picks",
        target: "picking",
        actions: [{ type: "keepJob", params: ({ event }) => event }, "tellWarnings"]
      },
      { target: "looking", actions: [{ type: "keepJob", params: ({ event }) => event }, "tellWarnings"] }
    ],
    onError: {
      target: "failed",
      actions: ["tellWarnings", { type: "keepFailure", params: ({ event }) => event }]
    }
  }
})

const looking = transportJob.createStateConfig({
  description: "The job is shown with what can be done next, and why the rest cannot.",
  on: {
    "act.chosen": choosing,
    "picker.opened": { target: "picking", actions: { type: "openPicker", params: ({ event }) => event } },
    "document.chosen": {
      target: "uploading",
      actions: { type: "chooseDocument", params: ({ event }) => event }
    },
    "document.retried": { guard: "hasDocument", target: "uploading" },
    "reload.asked": "loading"
  }
})

const picking = transportJob.createStateConfig({
  description: "A vehicle, a driver or a worker is chosen among those that there are.",
  on: {
    "act.chosen": choosing,
    "picker.closed": { target: "looking", actions: "closePicker" },
    "reload.asked": "loading"
  }
})

const asking = transportJob.createStateConfig({
  description: "The person says why, or confirms what cannot be undone.",
  on: askingReason
})

const acting = transportJob.createStateConfig({
  description: "What was chosen is on its way.",
  tags: "busy",
  on: typingReason,
  invoke: {
    id: "act",
    src: "act",
    input: ({ context: { request, act, reason, job, key } }) => ({
      request,
      act: act as TransportAct,
      reason: reason.trim() || undefined,
      version: job?.version,
      key
    }),
    onDone: [
      {
        guard: { type: "picksOn", params: ({ event }) => event },
        target: "picking",
        actions: [{ type: "keepJob", params: ({ event }) => event }, "notifyDone", "forgetAct"]
      },
      {
        target: "looking",
        actions: [{ type: "keepJob", params: ({ event }) => event }, "notifyDone", "forgetAct", "closePicker"]
      }
    ],
    onError: [
      whenInConflict,
      { ...whenRefused, guard: "isAsked" },
      { ...whenRefused, guard: "picks", target: "picking" },
      { ...whenRefused, target: "looking" }
    ]
  }
})

const uploading = transportJob.createStateConfig({
  description: "The risk document is on its way.",
  tags: "busy",
  invoke: {
    id: "upload",
    src: "upload",
    input: ({ context: { request, document } }) => ({
      upload: document ?? uploadOf(undefined),
      to: request
    }),
    onDone: [
      {
        guard: { type: "isUploaded", params: ({ event }) => event },
        target: "looking",
        actions: [{ type: "keepUploaded", params: ({ event }) => event }, "notifyUploaded"]
      },
      { target: "looking", actions: { type: "keepUnsent", params: ({ event }) => event } }
    ]
  }
})

/** The page of a transport job: it is read, planned and led along its life, one act at a time. */
export const transportJobMachine = transportJob.createMachine({
  id: "transportJob",
  description: "A transport job is read, planned and led along its life, one act at a time.",
  meta: { harmless: ["do", "step", "of", "transportStatus", "shiftStatus", "verdict", "now"] },
  context: ({ input }) => ({
    ...notFailed,
    ...noAct,
    request: input.request,
    job: undefined,
    key: "",
    picker: undefined,
    document: undefined,
    refused: []
  }),
  initial: "loading",
  states: {
    loading,
    failed: {
      description: "The job could not be loaded; the person may try again, and it tries by itself.",
      on: { "reload.asked": "loading" },
      after: { retryPause: { guard: "triesAgain", target: "loading" } }
    },
    looking,
    picking,
    asking,
    acting,
    uploading
  }
})
