import type { EditorSetup } from "./editorSetup.ts"

/** How an editor has kept on this device what is typed and not saved, and knows whether that can be done. */
export const editorKeeping = <Thing extends { readonly id: number }, Form>(
  editor: EditorSetup<Thing, Form>
) =>
  editor.createStateConfig({
    entry: "keepDraft",
    exit: "dropDraft",
    initial: "kept",
    states: {
      kept: { on: { "draft.unkept": "unkept" } },
      unkept: { on: { "draft.kept": "kept" } }
    }
  })
