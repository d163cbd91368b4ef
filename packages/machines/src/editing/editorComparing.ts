import type { SaveIntent } from "./EditorEvent.ts"
import type { Places } from "./editorSaving.ts"
import type { EditorSetup } from "./editorSetup.ts"
import { known } from "./known.ts"

type Loaded<Thing> = { readonly event: { readonly output: Thing } }
type Saving = { readonly context: { readonly intent: SaveIntent; readonly isOwnDoing: boolean } }

/**
 * What an editor does when somebody else was faster: it loads their version and shows both until the person decides. Where
 * it says what was typed, or was sent before that, nobody was: it was saved earlier, and the answer was lost.
 */
export const editorComparing = <Thing extends { readonly id: number }, Form>(
  editor: EditorSetup<Thing, Form>,
  {
    stays,
    again,
    unsaved,
    remembersSaves
  }: Places & { readonly stays: boolean; readonly remembersSaves: boolean }
) => ({
  meeting: editor.createStateConfig({
    description: "Somebody else was faster, and their version is on its way.",
    tags: "busy",
    invoke: {
      id: "meet",
      src: "load",
      input: ({ context }) => ({ id: known(context.id) }),
      onDone: [
        {
          guard: { type: "saysTheSame", params: ({ event }) => event },
          target: stays ? again : "#changed",
          actions: ["notifySaved", { type: "learn", params: ({ event }) => event }, "noteSaved", "keepDraft"]
        },
        ...(remembersSaves
          ? [
              {
                guard: { type: "isOwnEarlier", params: ({ event }: Loaded<Thing>) => event },
                target: "sending",
                actions: [
                  { type: "takeBasis", params: ({ event }: Loaded<Thing>) => event },
                  { type: "send", params: ({ context }: Saving) => context },
                  "keepDraft"
                ]
              } as const
            ]
          : []),
        { target: "comparing", actions: { type: "keepTheirs", params: ({ event }) => event } }
      ],
      onError: { target: unsaved, actions: { type: "explain", params: ({ event }) => event } }
    }
  }),

  comparing: editor.createStateConfig({
    description: "Both versions stand side by side; the person keeps one, or edits on.",
    on: {
      "mine.kept": {
        target: "sending",
        actions: ["knowTheirs", { type: "send", params: ({ context }) => context }, "keepDraft"]
      },
      "theirs.taken": { target: "resting", actions: ["takeTheirs", "keepDraft"] },
      "editing.resumed": { target: again, actions: ["knowTheirs", "keepDraft"] }
    }
  })
})
