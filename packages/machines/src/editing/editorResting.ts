import { words } from "@crewfleet/sdk"
import type { EditorSetup } from "./editorSetup.ts"

/** What a person can ask of an editor that waits for nothing; what was typed is not lost without being asked for. */
export const editorResting = <Thing extends { readonly id: number }, Form>(
  editor: EditorSetup<Thing, Form>,
  again: string,
  savesItself: boolean
) => ({
  resting: editor.createStateConfig({
    entry: "rest",
    ...(savesItself && {
      initial: "still",
      states: {
        still: {},
        due: editor.createStateConfig({
          id: "due",
          after: {
            savesAfter: {
              guard: "isToSave",
              target: "#sending",
              actions: { type: "send", params: { intent: "save" } }
            }
          }
        })
      }
    }),
    on: {
      ...(savesItself && { "form.changed": ".due" }),
      "save.asked": [
        {
          guard: { type: "isUnanswered", params: ({ event }) => event },
          actions: { type: "showProblems", params: ({ event }) => event }
        },
        { target: "sending", actions: { type: "send", params: ({ event }) => event } }
      ],
      "act.asked": [
        { guard: "isDirty", actions: { type: "tell", params: words.changesNotSaved } },
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

  discarding: editor.createStateConfig({
    on: { "discard.confirmed": "#closed", "discard.cancelled": again }
  })
})
