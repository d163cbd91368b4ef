import { words } from "@crewfleet/sdk/rules"
import type { SaveAsked } from "./EditorEvent.ts"
import type { Places } from "./editorSaving.ts"
import type { EditorSetup } from "./editorSetup.ts"
import { known } from "./known.ts"

/** The editor saves without being asked to. */
const byItself = {
  guard: "isToSave",
  target: "#sending",
  actions: [{ type: "send", params: { intent: "save", isOwnDoing: true } }, "keepDraft"]
} as const

/** What became of a save that was not answered is asked where nothing else is to be saved. */
const inDoubt = { guard: "isInDoubt", target: "#catchingUp" } as const

/** What a draft brings is saved like what is typed; of what is refused later only a change is. */
export const editorBringing = <Thing extends { readonly id: number }, Form>(
  editor: EditorSetup<Thing, Form>
) => ({
  bringing: editor.createStateConfig({
    description: "What the service has is known, and what was typed over it may have to be saved.",
    always: [{ guard: "isToSave", target: "#due" }, { target: "resting" }]
  }),

  catchingUp: editor.createStateConfig({
    id: "catchingUp",
    description:
      "What the service has is not known, or was changed by a save that was not answered: it is asked.",
    on: { "save.asked": { actions: { type: "noteAsked", params: ({ event }) => event } } },
    invoke: {
      id: "catchUp",
      src: "load",
      input: ({ context }) => ({ id: known(context.id) }),
      onDone: [
        {
          guard: { type: "isOvertaken", params: ({ event }) => event },
          target: "comparing",
          actions: [{ type: "keepTheirs", params: ({ event }) => event }, "keepDraft"]
        },
        { target: "bringing", actions: [{ type: "takeBasis", params: ({ event }) => event }, "keepDraft"] }
      ],
      onError: "#behind"
    }
  })
})

type Asked = { readonly event: SaveAsked }

interface Resting extends Pick<Places, "again"> {
  readonly savesItself: boolean
  readonly remembersSaves: boolean
  readonly confirms: boolean
}

/** What a person can ask of an editor that waits for nothing; what was typed is not lost without being asked for. */
export const editorResting = <Thing extends { readonly id: number }, Form>(
  editor: EditorSetup<Thing, Form>,
  { again, savesItself, remembersSaves, confirms }: Resting
) => ({
  resting: editor.createStateConfig({
    description: "Nothing is under way; the person may save, do what else can be done, or close.",
    entry: "rest",
    ...(savesItself && {
      initial: "still",
      states: {
        behind: {
          id: "behind",
          description: "The form was opened with what this device knew; the service is asked once it can be.",
          after: { savesAgain: "#catchingUp" },
          on: { "connection.back": "#catchingUp" }
        },
        still: {
          id: "still",
          description: "Nothing waits to be saved.",
          on: { "form.changed": "due" }
        },
        due: editor.createStateConfig({
          id: "due",
          description: "What was typed is saved by itself in a moment.",
          after: { savesEvery: [byItself, ...(remembersSaves ? [inDoubt] : []), { target: "still" }] }
        }),
        failed: editor.createStateConfig({
          id: "unsaved",
          description:
            "What was typed could not be saved; it is tried again in a while, and once the connection is back.",
          after: { savesAgain: [byItself, ...(remembersSaves ? [inDoubt] : []), { target: "still" }] },
          on: {
            "form.changed": "due",
            "connection.back": [byItself, ...(remembersSaves ? [inDoubt] : [])]
          }
        })
      }
    }),
    on: {
      "save.asked": [
        {
          guard: { type: "isUnanswered", params: ({ event }) => event },
          actions: { type: "showProblems", params: ({ event }) => event }
        },
        ...(confirms
          ? [
              {
                guard: { type: "isUnconfirmed", params: ({ event }: Asked) => event },
                target: "confirmingAnswers",
                actions: { type: "askToConfirm", params: ({ event }: Asked) => event }
              } as const
            ]
          : []),
        {
          target: "sending",
          actions: [
            {
              type: "send",
              params: ({ event }) => ({ intent: event.intent, isOwnDoing: event.inPassing, now: event.now })
            },
            "keepDraft"
          ]
        }
      ],
      "act.asked": [
        { guard: "isDirty", actions: { type: "notify", params: words.changesNotSaved } },
        {
          guard: { type: "isIrreversible", params: ({ event }) => event },
          target: "confirming",
          actions: { type: "chooseAct", params: ({ event }) => event }
        },
        {
          guard: { type: "isPossible", params: ({ event }) => event },
          target: "acting",
          actions: { type: "chooseAct", params: ({ event }) => event }
        }
      ],
      "close.asked": [{ guard: "isDirty", target: "discarding" }, { target: "#closed" }]
    }
  }),

  /** Odd answers are asked about, and the form is sent once the person says that they are right. */
  ...(confirms && {
    confirmingAnswers: editor.createStateConfig({
      description: "The person says whether the odd answers are right.",
      on: {
        "confirmation.passed": {
          target: "sending",
          actions: ["pass", { type: "send", params: { intent: "submit" } }, "keepDraft"]
        },
        "confirmation.declined": again
      }
    })
  }),

  discarding: editor.createStateConfig({
    description: "The person says whether what was typed may be lost.",
    on: { "discard.confirmed": "#closed", "discard.cancelled": again }
  })
})
