import type { EditorSetup } from "./editorSetup.ts"
import { known } from "./known.ts"

const end = {
  guard: "isEnd",
  target: "#changed",
  actions: [
    "notifyActed",
    {
      type: "takeAnswer",
      params: ({ event }: { readonly event: { readonly output: unknown } }) => event
    }
  ]
} as const

/** What an editor does beside saving; where somebody else was faster, the thing is loaded anew. */
export const editorActing = <Thing extends { readonly id: number }, Form>(
  editor: EditorSetup<Thing, Form>,
  { stays, returnsThing }: { readonly stays: boolean; readonly returnsThing: boolean },
  again: string
) => ({
  confirming: editor.createStateConfig({
    description: "The person confirms or cancels what cannot be undone.",
    on: { "act.confirmed": "acting", "act.cancelled": "resting" }
  }),

  acting: editor.createStateConfig({
    description: "The service does what was asked.",
    tags: "busy",
    entry: "begin",
    invoke: {
      id: "act",
      src: "act",
      input: ({ context: { id, thing, act } }) => ({ id: known(id), thing: known(thing), act: act ?? "" }),
      onDone: [
        ...(stays ? [] : [end]),
        {
          target: returnsThing ? again : "answered",
          actions: [
            "notifyActed",
            "notifyUnsaved",
            { type: "takeAnswer", params: ({ event }) => event },
            "keepDraft"
          ]
        }
      ],
      onError: [
        {
          guard: { type: "isOutdated", params: ({ event }) => event },
          target: "refreshing",
          actions: { type: "explain", params: ({ event }) => event }
        },
        { target: "resting", actions: { type: "explain", params: ({ event }) => event } }
      ]
    }
  }),

  refreshing: editor.createStateConfig({
    description: "It came too late, and how the thing stands now is on its way.",
    tags: "busy",
    invoke: {
      id: "refresh",
      src: "load",
      input: ({ context }) => ({ id: known(context.id) }),
      onDone: [
        {
          guard: { type: "isOvertaken", params: ({ event }) => event },
          target: "comparing",
          actions: { type: "keepTheirs", params: ({ event }) => event }
        },
        { target: again, actions: [{ type: "learn", params: ({ event }) => event }, "keepDraft"] }
      ],
      onError: { target: again, actions: { type: "explain", params: ({ event }) => event } }
    }
  })
})
