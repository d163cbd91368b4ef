import { type Complete, type Confirmation, transportForm } from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import { checkedAnswers } from "../form/checkedAnswers.ts"
import { now } from "../time/now.ts"

type Written = Complete<typeof transportForm>

/** One line of the crew that is asked for, as it travels on the wire. */
export interface CrewLine {
  readonly rowId: string
  readonly assignmentCode: number
  readonly gender: "NO_PREFERENCE" | "FEMALE" | "MALE"
  readonly numberOfStaff: number
}

/** The answers of a request, complete, as they travel on the wire. */
export interface RequestAnswers extends Omit<Written, "semail" | "transportWorkerSpecList"> {
  readonly semail: string
  readonly transportWorkerSpecList: ReadonlyArray<CrewLine>
}

type Said = Parameters<typeof transportForm.read>[0]

/** What somebody asks for, and which of its odd answers they say are right. */
export type AskedRequest = Said & { readonly confirmed?: ReadonlyArray<Confirmation> | undefined }

/**
 * A request whose form has nothing against it: complete, and whatever is odd said to be right; refused at its questions as the
 * portal would. `before` are odd answers that were said to be right earlier. Answers which odd answers there are, to be kept.
 */
export const checkedRequest = Effect.fnUntraced(function* (
  said: AskedRequest,
  before: ReadonlyArray<Confirmation> = []
) {
  const typed = transportForm.read(said)
  const facts = { now: (yield* now).toISOString() }
  const passed = [...before, ...(said.confirmed ?? [])]
  const odd = transportForm.unconfirmed(typed, facts, passed)
  const written = yield* checkedAnswers(transportForm, typed, {}, odd)
  const transportWorkerSpecList = written.transportWorkerSpecList ?? []
  return {
    answers: { ...written, transportWorkerSpecList } as RequestAnswers,
    confirmed: transportForm.unconfirmed(typed, facts, [])
  }
})
