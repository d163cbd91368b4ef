import { words } from "@crewfleet/sdk/rules"
import type { EditorEvent } from "./EditorEvent.ts"
import type { EditorSetup } from "./editorSetup.ts"

interface SaveAsked {
  readonly event: Extract<EditorEvent<unknown>, { readonly type: "save.asked" }>
}

/** What a person can ask of an editor that waits for nothing; what was typed is not lost without being asked for. */
export const editorResting = <Thing extends { readonly id: number }, Form>(
  editor: EditorSetup<Thing, Form>,
  again: string,
  savesItself: "never" | "atRest" | "everySoOften",
  confirms: boolean
) => ({
  resting: editor.createStateConfig({
    description: "Nothing is under way; the person may save, do what else can be done, or close.",
    entry: "rest",
    ...(savesItself !== "never" && {
      initial: "still",
      states: {
        still: {
          description: "Nothing waits to be saved.",
          ...(savesItself === "everySoOften" && { on: { "form.changed": "due" } })
        },
        due: editor.createStateConfig({
          id: "due",
          description: "What was typed is saved by itself in a moment.",
          after: {
            savesAfter: [
              {
                guard: "isToSave",
                target: "#sending",
                actions: { type: "send", params: { intent: "save", isOwnDoing: true } }
              },
              { target: "still" }
            ]
          }
        })
      }
    }),
    on: {
      ...(savesItself === "atRest" && { "form.changed": ".due" }),
      "save.asked": [
        {
          guard: { type: "isUnanswered", params: ({ event }) => event },
          actions: { type: "showProblems", params: ({ event }) => event }
        },
        ...(confirms
          ? [
              {
                guard: { type: "isUnconfirmed", params: ({ event }: SaveAsked) => event },
                target: "confirmingAnswers",
                actions: { type: "askToConfirm", params: ({ event }: SaveAsked) => event }
              } as const
            ]
          : []),
        { target: "sending", actions: { type: "send", params: ({ event }) => event } }
      ],
      "act.asked": [
        { guard: "isDirty", actions: { type: "notify", params: words.changesNotSaved } },
        {
          guard: { type: "isIrreversible", params: ({ event }) => event },
          target: "confirming",
          actions: { type: "chooseAct", params: ({ event }) => event }
        },
        {
          guard: { type: "isPossible", params: ({ event }) => event },
          target: "acting",
          actions: { type: "chooseAct", params: ({ event }) => event }
        }
      ],
      "close.asked": [{ guard: "isDirty", target: "discarding" }, { target: "#closed" }]
    }
  }),

  /** Odd answers are asked about, and the form is sent once the person says that they are right. */
  ...(confirms && {
    confirmingAnswers: editor.createStateConfig({
      description: "The person says whether the odd answers are right.",
      on: {
        "confirmation.passed": {
          target: "sending",
          actions: ["pass", { type: "send", params: { intent: "submit" } }]
        },
        "confirmation.declined": again
      }
    })
  }),

  discarding: editor.createStateConfig({
    description: "The person says whether what was typed may be lost.",
    on: { "discard.confirmed": "#closed", "discard.cancelled": again }
  })
})
