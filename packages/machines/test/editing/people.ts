import { type EditorEvent, type EditorState, editorMachine } from "@crewfleet/machines"
import type { Failure, Notice } from "@crewfleet/sdk"
import { form, text } from "@crewfleet/sdk/rules"

/** What is edited here. */
export interface Note {
  readonly id: number
  readonly text: string
  readonly version: number
}

export interface NoteForm {
  readonly text: string
}

export const success = (text: string): Notice => ({ level: "success", text })

export const warning = (text: string): Notice => ({ level: "warning", text })

/** How the form of a note differs from other forms. */
export const noteOptions = {
  id: "note",
  description: "A note is made or edited.",
  form: form({ text: text({ label: "Text", max: 100, required: "Text is required." }) }),
  warningFor: () => warning("Missing required fields: Text"),
  created: success("Note created"),
  updated: success("Note updated"),
  acts: {
    pin: { done: success("Note pinned") },
    burn: { done: success("Note burnt"), irreversible: true }
  }
}

/** An editor that closes once it has saved. */
export const noteMachine = editorMachine<Note, NoteForm>(noteOptions)

/** An editor that stays open with what the service answers. */
export const stayingNoteMachine = editorMachine<Note, NoteForm>({
  ...noteOptions,
  id: "stayingNote",
  stays: true
})

/** One that saves by itself what was typed. */
export const savingNoteMachine = editorMachine<Note, NoteForm>({
  ...noteOptions,
  id: "savingNote",
  stays: true,
  savesEvery: 2_000
})

/** One that asks about a text that is odd, as it is short, which may be right all the same. */
export const confirmingNoteMachine = editorMachine<Note, NoteForm>({
  ...noteOptions,
  id: "confirmingNote",
  form: form(noteOptions.form.questions, {
    confirms: { text: ({ text }) => (text.length < 6 ? "Is that all?" : undefined) }
  })
})

/** Note 4, as the service knows it at first. */
export const note: Note = { id: 4, text: "Winter tyres", version: 1 }

export const types = (text: string): EditorEvent<NoteForm> => ({ type: "form.changed", changes: { text } })

export const saves: EditorEvent<NoteForm> = {
  type: "save.asked",
  intent: "submit",
  now: "2026-06-01T09:00:00.000Z"
}

export const closes: EditorEvent<NoteForm> = { type: "close.asked" }

export const pins: EditorEvent<NoteForm> = { type: "act.asked", act: "pin" }

export const burns: EditorEvent<NoteForm> = { type: "act.asked", act: "burn" }

/** A refusal by the service. */
export const refused = (
  status: number,
  more: Partial<Extract<Failure, { _tag: "Refused" }>> = {}
): Failure => ({ _tag: "Refused", status, violations: [], ...more })

/** The value of an open editor that is about this. */
export const at = (step: EditorState) => ({ open: { saving: step } })
