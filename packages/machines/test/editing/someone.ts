import type { EditorEvent, EditorInput, SaveRequest } from "@crewfleet/machines"
import type { Failure, Notice } from "@crewfleet/sdk"
import { createActor, fromPromise, waitFor } from "xstate"
import { type Note, type NoteForm, note, noteMachine } from "./people.ts"

/** Somebody who edits note 4, or writes a new one; `service` says how it answers, and may change its mind. */
export const someone = (input: EditorInput<NoteForm, Note> = {}, machine = noteMachine) => {
  const notified: Array<Notice> = []
  const saved: Array<SaveRequest<Note, NoteForm>> = []
  const done: Array<string> = []
  const service = {
    note,
    /** What saving and acting answer with. */
    answer: undefined as Note | undefined,
    load: undefined as Failure | undefined,
    save: undefined as Failure | undefined,
    act: undefined as Failure | undefined
  }
  const actor = createActor(
    machine.provide({
      actors: {
        load: fromPromise(async () => {
          if (service.load) throw service.load
          return service.note
        }),
        save: fromPromise(async ({ input }) => {
          saved.push(input)
          if (service.save) throw service.save
          return service.answer
        }),
        act: fromPromise(async ({ input }) => {
          done.push(input.act)
          if (service.act) throw service.act
          return service.answer
        })
      }
    }),
    { input }
  )
  actor.on("notice", ({ notice }) => notified.push(notice))
  /** Opens the editor, unless it is open, does one thing after another and says where that leads. */
  const does = async (...events: ReadonlyArray<EditorEvent<NoteForm>>) => {
    await waitFor(actor.start(), (state) => !state.hasTag("busy"))
    for (const event of events) {
      actor.send(event)
      await waitFor(actor, (state) => !state.hasTag("busy"))
    }
    return actor.getSnapshot()
  }
  return { does, notified, saved, done, service }
}
