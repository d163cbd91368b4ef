import { type Actor, type AnyStateMachine, type EventFromLogic, type SnapshotFrom, waitFor } from "xstate"

/** Does one thing after another, each once nothing is going on any more, and says where that leads. */
export const doing =
  <Machine extends AnyStateMachine>(actor: Actor<Machine>) =>
  async (...events: ReadonlyArray<EventFromLogic<Machine>>): Promise<SnapshotFrom<Machine>> => {
    const rests = () => waitFor(actor as Actor<AnyStateMachine>, (state) => !state.hasTag("busy"))
    await rests()
    for (const event of events) {
      actor.send(event)
      await rests()
    }
    return actor.getSnapshot()
  }
