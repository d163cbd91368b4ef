import { words } from "@crewfleet/sdk"
import type { EditorSetup } from "./editorSetup.ts"

/** What a person does in an editor; nothing that was typed is lost without being asked for. */
export const editorEditing = <Thing, Form>(editor: EditorSetup<Thing, Form>) => ({
  editing: editor.createStateConfig({
    on: {
      "form.changed": { actions: { type: "change", params: ({ event }) => event } },
      "save.asked": [
        {
          guard: { type: "hasProblems", params: ({ event }) => event },
          actions: { type: "showProblems", params: ({ event }) => event }
        },
        { target: "saving", actions: "forgetProblems" }
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
      "close.asked": [{ guard: "isDirty", target: "discarding" }, "closed"]
    }
  }),

  discarding: editor.createStateConfig({
    on: { "discard.confirmed": "closed", "discard.cancelled": "editing" }
  })
})
