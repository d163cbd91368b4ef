import type { EditorSetup } from "./editorSetup.ts"

/** How an editor has kept on this device what is typed and not saved, and knows whether that can be done. */
export const editorKeeping = <Thing extends { readonly id: number }, Form>(
  editor: EditorSetup<Thing, Form>
) =>
  editor.createStateConfig({
    description: "What is typed and not saved is kept on this device.",
    entry: "keepDraft",
    exit: "dropDraft",
    initial: "kept",
    states: {
      kept: { description: "This device keeps what is typed.", on: { "draft.unkept": "unkept" } },
      unkept: {
        description: "This device could not keep what is typed, and the person is told so.",
        on: { "draft.kept": "kept" }
      }
    }
  })
