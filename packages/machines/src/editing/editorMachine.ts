import type { EditorOutput } from "./EditorContext.ts"
import { type EditorOptions, formRulesOf } from "./EditorOptions.ts"
import { editorActing } from "./editorActing.ts"
import { editorComparing } from "./editorComparing.ts"
import { editorKeeping } from "./editorKeeping.ts"
import { editorLoading } from "./editorLoading.ts"
import { editorBringing, editorResting } from "./editorResting.ts"
import { editorSaving } from "./editorSaving.ts"
import { editorSetup } from "./editorSetup.ts"
import { editorUploading } from "./editorUploading.ts"

/**
 * A form in which one thing is made or edited: it is loaded, edited, kept, checked and saved, and what was typed survives
 * every failure. Ports: `load` (input `{ id }`, gives the thing), `save` (input `SaveRequest`; must send the version of
 * `thing`), `act` (input `ActRequest`).
 *
 * It begins with `loading`, which may end as `failed`; where the service cannot be reached and the draft tells the thing, it
 * opens with that, and one that saves by itself asks again (`catchingUp`) before it does. While it is `open` three things go on at once, or four:
 * - `editing`: typing is never locked, whatever else goes on.
 * - `saving`: it is `resting`, or `sending` what was typed. With the intent "submit" a form with problems is not sent:
 *   `context.problems` are shown at their fields, as are those that the service found (400), each until it is mended
 *   or the next attempt. With
 *   "save" it is sent as it is; where the service has saved all but some answers (`refusedOf`), they are shown likewise.
 *   `discarding` asks whether to lose what was typed, `confirming` whether to do what cannot be undone, `acting` does it.
 *   When somebody else was faster (409), `meeting` loads their version and `comparing` shows both (`context.form` and
 *   `context.theirs`) until the person keeps one or edits on, unless it says what was typed: then that was saved, and the
 *   answer lost. Where it says what this editor has sent earlier and heard nothing of (`context.inDoubt`, which the draft
 *   keeps), nobody else was faster either, and what was typed since is sent over it. An act is refused while something is
 *   typed, and one that came too late (409) is followed by `refreshing`. What was typed earlier over a version that is no
 *   longer the present one is compared at once, unless it is what the present one says, or that is what the same draft has
 *   sent.
 * - `uploading`, where it has `files`: those that were chosen go to the service one after the other, and each answers its
 *   question once it is there. What is saved meanwhile names what the service has.
 * - `keeping`: the host hears of every change of the draft (`draft.changed`), keeps it on this device, and says whether it
 *   could (`draft.kept`, `draft.unkept`); what is saved or discarded is no draft any more.
 *
 * The answer of a save becomes what the form is compared with, and takes the form's place but for the answers that were
 * typed since. An editor that would end goes on where something was typed since: over the answer where it tells the thing,
 * over the thing as it is loaded then (`learning`) where it does not. A new thing of which no answer tells was made as it
 * was sent, and the form holds another new one from then on.
 *
 * Done means: close, and load the list anew if `output.changed`.
 */
export const editorMachine = <Thing extends { readonly id: number }, Form>(
  options: EditorOptions<Thing, Form>
) => {
  const { id, description, form, stays = false, returnsThing = stays, savesEvery } = options
  const { harmless = [], made } = options
  const { empty } = formRulesOf(options)
  const editor = editorSetup(options)
  const savesItself = savesEvery !== undefined
  const remembersSaves = options.isNext !== undefined
  const [again, unsaved] = savesItself ? ["#due", "#unsaved"] : ["resting", "resting"]
  return editor.createMachine({
    id,
    description,
    meta: { harmless: ["now", "judgedAt", ...form.harmless, ...harmless], made },
    context: ({ input }) => ({
      id: input.id,
      thing: input.thing,
      form: input.form ?? empty,
      key: input.key ?? "",
      left: input.left ?? {},
      passed: [],
      unconfirmed: [],
      sent: undefined,
      inDoubt: input.inDoubt ?? [],
      intent: savesItself ? "save" : "submit",
      isOwnDoing: false,
      asked: undefined,
      problems: [],
      judgedAt: undefined,
      failure: undefined,
      uploading: undefined,
      theirs: undefined,
      act: undefined,
      hasChanged: false
    }),
    initial: "opening",
    states: {
      ...editorLoading(editor, savesItself ? "#behind" : "open"),
      open: {
        description: "The form is open.",
        type: "parallel",
        states: {
          editing: {
            description: "The person types, whatever else goes on.",
            on: {
              "form.changed": {
                actions: [
                  { type: "mend", params: ({ event }) => event },
                  { type: "change", params: ({ event }) => event },
                  "keepDraft"
                ]
              },
              "left.dismissed": { actions: ["forgetLeft", "keepDraft"] }
            }
          },
          saving: {
            description: "What was typed reaches the service, or waits for the person to ask for that.",
            initial: savesItself ? "bringing" : "resting",
            states: {
              ...(savesItself && editorBringing(editor)),
              ...editorResting(editor, { again, savesItself, remembersSaves, confirms: form.confirms }),
              ...editorSaving(editor, {
                returnsThing,
                again,
                unsaved,
                savesItself,
                hasParts: options.parts !== undefined
              }),
              ...editorComparing(editor, {
                stays,
                again,
                unsaved,
                remembersSaves
              }),
              ...editorActing(editor, { stays, returnsThing }, again)
            }
          },
          keeping: editorKeeping(editor),
          ...((options.files && { uploading: editorUploading(editor, options.files) }) as object)
        }
      },
      changed: {
        id: "changed",
        description: "Something was saved or done, and the form is closed.",
        type: "final"
      },
      closed: { id: "closed", description: "The person has closed the form.", type: "final" }
    },
    output: ({ context: { hasChanged: changed, thing } }): EditorOutput<Thing> =>
      changed && returnsThing ? { changed, thing } : { changed }
  })
}
