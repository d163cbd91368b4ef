import type { EditorSetup } from "./editorSetup.ts"
import { known } from "./known.ts"

/** How an editor begins: a new thing is edited at once, one that is there is loaded first. */
export const editorLoading = <Thing, Form>(editor: EditorSetup<Thing, Form>) => ({
  opening: editor.createStateConfig({ always: [{ guard: "isNew", target: "editing" }, "loading"] }),

  loading: editor.createStateConfig({
    tags: "busy",
    invoke: {
      id: "load",
      src: "load",
      input: ({ context }) => ({ id: known(context.id) }),
      onDone: [
        {
          guard: { type: "isOvertaken", params: ({ event }) => event },
          target: "comparing",
          actions: { type: "keepTheirs", params: ({ event }) => event }
        },
        {
          guard: "isDirty",
          target: "editing",
          actions: { type: "keepBasis", params: ({ event }) => event }
        },
        { target: "editing", actions: { type: "keepThing", params: ({ event }) => event } }
      ],
      onError: { target: "failed", actions: { type: "keepFailure", params: ({ event }) => event } }
    },
    on: { "close.asked": "closed" }
  }),

  failed: editor.createStateConfig({ on: { "reload.asked": "loading", "close.asked": "closed" } })
})
