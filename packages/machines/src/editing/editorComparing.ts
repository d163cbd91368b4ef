import type { EditorSetup } from "./editorSetup.ts"
import { known } from "./known.ts"

/** What an editor does when somebody else was faster: it loads their version and shows both until the person decides. */
export const editorComparing = <Thing, Form>(editor: EditorSetup<Thing, Form>) => ({
  meeting: editor.createStateConfig({
    tags: "busy",
    invoke: {
      id: "meet",
      src: "load",
      input: ({ context }) => ({ id: known(context.id) }),
      onDone: { target: "comparing", actions: { type: "keepTheirs", params: ({ event }) => event } },
      onError: { target: "editing", actions: { type: "explain", params: ({ event }) => event } }
    }
  }),

  comparing: editor.createStateConfig({
    on: {
      "mine.kept": { target: "saving", actions: "knowTheirs" },
      "theirs.taken": { target: "editing", actions: "takeTheirs" },
      "editing.resumed": { target: "editing", actions: "knowTheirs" }
    }
  })
})
