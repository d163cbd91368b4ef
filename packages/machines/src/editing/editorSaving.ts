import type { EditorSetup } from "./editorSetup.ts"

/** How an editor saves: what the service answers is edited further where the editor `stays`, a new thing ends it. */
export const editorSaving = <Thing, Form>(editor: EditorSetup<Thing, Form>, stays: boolean) => ({
  saving: editor.createStateConfig({
    tags: "busy",
    invoke: {
      id: "save",
      src: "save",
      input: ({ context: { id, thing, form } }) => ({ id, thing, form }),
      onDone: stays
        ? [
            {
              guard: "isNew",
              target: "changed",
              actions: ["tellSaved", { type: "keepAnswer", params: ({ event }) => event }]
            },
            {
              target: "editing",
              actions: ["tellSaved", { type: "keepAnswer", params: ({ event }) => event }]
            }
          ]
        : { target: "changed", actions: ["tellSaved", { type: "keepAnswer", params: ({ event }) => event }] },
      onError: [
        { guard: { type: "isOutdated", params: ({ event }) => event }, target: "meeting" },
        { target: "editing", actions: { type: "explain", params: ({ event }) => event } }
      ]
    }
  })
})
