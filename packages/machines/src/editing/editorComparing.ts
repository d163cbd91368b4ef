import type { EditorSetup } from "./editorSetup.ts"
import { known } from "./known.ts"

/** What an editor does when somebody else was faster: it loads their version and shows both until the person decides. */
export const editorComparing = <Thing extends { readonly id: number }, Form>(
  editor: EditorSetup<Thing, Form>,
  again: string
) => ({
  meeting: editor.createStateConfig({
    tags: "busy",
    invoke: {
      id: "meet",
      src: "load",
      input: ({ context }) => ({ id: known(context.id) }),
      onDone: { target: "comparing", actions: { type: "keepTheirs", params: ({ event }) => event } },
      onError: { target: "resting", actions: { type: "explain", params: ({ event }) => event } }
    }
  }),

  comparing: editor.createStateConfig({
    on: {
      "mine.kept": {
        target: "sending",
        actions: ["knowTheirs", "keepDraft", { type: "send", params: ({ context }) => context }]
      },
      "theirs.taken": { target: "resting", actions: ["takeTheirs", "keepDraft"] },
      "editing.resumed": { target: again, actions: ["knowTheirs", "keepDraft"] }
    }
  })
})
