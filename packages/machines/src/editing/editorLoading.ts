import type { EditorSetup } from "./editorSetup.ts"
import { known } from "./known.ts"

/**
 * How an editor begins: a new thing is edited at once, one that is there is loaded first. Where the service cannot be asked
 * and the draft tells the thing, it is `unasked`.
 */
export const editorLoading = <Thing extends { readonly id: number }, Form>(
  editor: EditorSetup<Thing, Form>,
  unasked: "open" | "#behind"
) => ({
  opening: editor.createStateConfig({
    description: "A new thing is edited at once, one that is there already is loaded first.",
    always: [{ guard: "isNew", target: "open" }, "loading"]
  }),

  loading: editor.createStateConfig({
    description: "The thing is on its way.",
    tags: "busy",
    invoke: {
      id: "load",
      src: "load",
      input: ({ context }) => ({ id: known(context.id) }),
      onDone: [
        {
          guard: { type: "isOvertaken", params: ({ event }) => event },
          target: "open.saving.comparing",
          actions: { type: "keepTheirs", params: ({ event }) => event }
        },
        {
          guard: "isUnsettled",
          target: "open",
          actions: { type: "takeBasis", params: ({ event }) => event }
        },
        { target: "open", actions: { type: "takeThing", params: ({ event }) => event } }
      ],
      onError: [
        { guard: { type: "isOnDevice", params: ({ event }) => event }, target: unasked },
        { target: "failed", actions: { type: "keepFailure", params: ({ event }) => event } }
      ]
    },
    ...(unasked === "#behind" && { after: { patience: { guard: "isKnown", target: unasked } } }),
    on: { "close.asked": "closed" }
  }),

  failed: editor.createStateConfig({
    description: "The thing could not be loaded; the person may try again or close.",
    on: { "reload.asked": "loading", "close.asked": "closed" }
  })
})
