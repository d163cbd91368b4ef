import type { EditorSetup } from "./editorSetup.ts"
import { known } from "./known.ts"

const output = ({ event }: { readonly event: { readonly output: unknown } }) => event

/** What was typed since is compared where somebody else has saved the same part meanwhile. */
const met = {
  guard: { type: "isMetSince", params: output },
  target: "comparing",
  actions: [{ type: "keepTheirs", params: output }, "noteSaved", "keepDraft"]
} as const

/** Where an editor goes on: `again` once it knows what is saved, `unsaved` where it could not be. */
export interface Places {
  readonly again: string
  readonly unsaved: string
}

/** How an editor saves while somebody types on. */
export const editorSaving = <Thing extends { readonly id: number }, Form>(
  editor: EditorSetup<Thing, Form>,
  {
    returnsThing,
    again,
    unsaved,
    hasParts,
    savesItself
  }: Places & { readonly returnsThing: boolean; readonly hasParts: boolean; readonly savesItself: boolean }
) => ({
  sending: editor.createStateConfig({
    id: "sending",
    description: "What was typed is on its way; the person may type on.",
    tags: "busy",
    ...(savesItself && {
      on: {
        "save.asked": { guard: "isOwnDoing", actions: { type: "noteAsked", params: ({ event }) => event } }
      }
    }),
    invoke: {
      id: "save",
      src: "save",
      input: ({ context: { id, thing, form, key, intent, passed } }) => ({
        id,
        thing,
        form,
        key,
        intent,
        passed
      }),
      onDone: [
        {
          guard: "isEnd",
          target: "#changed",
          actions: ["notifySaved", { type: "takeAnswer", params: ({ event }) => event }]
        },
        ...(hasParts
          ? [
              met,
              {
                guard: { type: "isAllHeldBack", params: output },
                target: "#still",
                actions: [{ type: "showRefused", params: output }, "notifyAllHeldBack"]
              } as const
            ]
          : []),
        {
          target: returnsThing ? again : "answered",
          actions: [
            "notifySaved",
            "notifyUnsaved",
            { type: "takeAnswer", params: ({ event }) => event },
            ...(hasParts ? [{ type: "showRefused", params: output } as const] : []),
            "notifyHeldBack",
            "keepDraft"
          ]
        }
      ],
      onError: [
        { guard: { type: "isOutdated", params: ({ event }) => event }, target: "meeting" },
        {
          guard: { type: "isRefused", params: ({ event }) => event },
          target: "resting",
          actions: [
            { type: "explain", params: ({ event }) => event },
            { type: "letGoneFilesGo", params: ({ event }) => event }
          ]
        },
        { target: unsaved, actions: { type: "explain", params: ({ event }) => event } }
      ]
    }
  }),

  ...(returnsThing ? {} : editorLearning(editor, again))
})

/** How an editor learns what is saved where no answer tells it; of a new thing it cannot. */
const editorLearning = <Thing extends { readonly id: number }, Form>(
  editor: EditorSetup<Thing, Form>,
  again: string
) => ({
  answered: editor.createStateConfig({
    description: "It is saved; what the service made of it is asked for, unless it is new.",
    always: [{ guard: "isNew", target: again }, "learning"]
  }),

  learning: editor.createStateConfig({
    description: "What the service made of it is on its way.",
    tags: "busy",
    invoke: {
      id: "learn",
      src: "load",
      input: ({ context }) => ({ id: known(context.id) }),
      onDone: { target: again, actions: [{ type: "learn", params: ({ event }) => event }, "keepDraft"] },
      onError: { target: again, actions: { type: "explain", params: ({ event }) => event } }
    }
  })
})
