import type { EditorSetup } from "./editorSetup.ts"
import { known } from "./known.ts"

/** What an editor does beside saving; where somebody else was faster, the thing is loaded anew. */
export const editorActing = <Thing, Form>(editor: EditorSetup<Thing, Form>, stays: boolean) => ({
  confirming: editor.createStateConfig({
    on: { "act.confirmed": "acting", "act.cancelled": "editing" }
  }),

  acting: editor.createStateConfig({
    tags: "busy",
    invoke: {
      id: "act",
      src: "act",
      input: ({ context: { id, thing, act } }) => ({ id: known(id), thing: known(thing), act: act ?? "" }),
      onDone: {
        target: stays ? "editing" : "changed",
        actions: ["tellActed", { type: "keepAnswer", params: ({ event }) => event }]
      },
      onError: [
        {
          guard: { type: "isOutdated", params: ({ event }) => event },
          target: "loading",
          actions: { type: "explain", params: ({ event }) => event }
        },
        { target: "editing", actions: { type: "explain", params: ({ event }) => event } }
      ]
    }
  })
})
