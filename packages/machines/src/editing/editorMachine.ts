import type { EditorContext, EditorOutput } from "./EditorContext.ts"
import type { EditorOptions } from "./EditorOptions.ts"
import { editorActing } from "./editorActing.ts"
import { editorComparing } from "./editorComparing.ts"
import { editorEditing } from "./editorEditing.ts"
import { editorLoading } from "./editorLoading.ts"
import { editorSaving } from "./editorSaving.ts"
import { editorSetup } from "./editorSetup.ts"

/**
 * A form in which one thing is made or edited: it is loaded, edited, checked and saved, and what was typed survives every
 * failure. Ports: `load` (input `{ id }`, gives the thing), `save` (input `SaveRequest`; must send the version of `thing`),
 * `act` (input `ActRequest`).
 *
 * States: `loading` and `failed`; `editing`, where `context.problems` are shown at their fields, also those that the
 * service found (400); `saving`; `discarding` asks whether to lose what was typed, `confirming` whether to do what cannot
 * be undone, `acting` does it. When somebody else was faster (409), `meeting` loads their version and `comparing` shows
 * both (`context.form` and `context.theirs`) until the person keeps one or edits on. An act is refused while something is
 * typed, and one that came too late (409) loads the thing anew. What was typed earlier over a version that is no longer the
 * present one is compared at once. Done means: close, and load the list anew if `output.changed`. Problems stay until the
 * next attempt to save.
 */
export const editorMachine = <Thing, Form>(options: EditorOptions<Thing, Form>) => {
  const { id, empty, stays = false, tells = stays, harmless = [] } = options
  const editor = editorSetup(options)
  return editor.createMachine({
    id,
    meta: { harmless: [...harmless] },
    context: ({ input }) => ({
      id: input.id,
      thing: input.thing,
      form: input.form ?? empty,
      problems: [],
      failure: undefined,
      theirs: undefined,
      act: undefined
    }),
    initial: "opening",
    states: {
      ...editorLoading(editor),
      ...editorEditing(editor),
      ...editorSaving(editor, stays),
      ...editorComparing(editor),
      ...editorActing(editor, stays),
      changed: {
        type: "final",
        output: ({ context }: { readonly context: EditorContext<Thing, Form> }): EditorOutput<Thing> =>
          tells ? { changed: true, thing: context.thing } : { changed: true }
      },
      closed: { type: "final", output: { changed: false } satisfies EditorOutput }
    },
    output: ({ event }) => event.output as EditorOutput<Thing>
  })
}
