import type { Failure } from "@crewfleet/sdk"
import { keptAnswers, type LongFormSave, saveProblems } from "@crewfleet/sdk/rules"
import type { LongFormCalls } from "../../../machines/src/form/longFormPorts.ts"
import type { Random } from "../../../service/src/seed/Random.ts"
import { type RunForm, versions } from "./runForm.ts"

/** A device as the network sees it. */
export interface Connection {
  isOffline: boolean
  /** Its session has ended: everything is refused until somebody signs in again. */
  isExpired: boolean
}

const refusal = (status: number): Failure => ({ _tag: "Refused", status, violations: [] })
const unreachable: Failure = { _tag: "NetworkFailure" }
const after = (milliseconds: number) => new Promise<void>((goOn) => setTimeout(goOn, milliseconds))

/** What is done at once, and told or thrown once it is asked for. */
const attempt = <Answer>(act: () => Answer): (() => Answer) => {
  try {
    const answer = act()
    return () => answer
  } catch (error) {
    return () => {
      throw error
    }
  }
}

/** A service with one form, by the rules of the real one, over a network that loses, delays and swaps what goes over it. */
export const makeSimulatedService = (chance: Random) => {
  const revisions: Record<string, number> = {}
  const service = {
    answers: {} as Readonly<Record<string, unknown>>,
    revision: 0,
    version: 0,
    submitted: null as { readonly revision: number; readonly at: string } | null,
    /** Whether requests fail and answers are lost. */
    isTroubled: true
  }
  const today = () => versions[service.version] ?? versions[0]
  const now = () => new Date().toISOString()

  const save = (said: LongFormSave<RunForm>) => {
    const long = today()
    if (!long || saveProblems(long, said, { now: now() }, service.answers).length > 0) throw refusal(400)
    if (said.sections.some((section) => (revisions[section] ?? 0) > said.revision)) throw refusal(409)
    service.revision += 1
    for (const section of said.sections) revisions[section] = service.revision
    service.answers = { ...service.answers, ...said.answers }
    return { revision: service.revision, savedAt: now() }
  }
  const read = () => {
    const long = today()
    if (!long) throw refusal(404)
    const { wire, left } = keptAnswers(long.form, service.answers)
    const { revision, submitted } = service
    const savedAt = revision === 0 ? null : now()
    return { revision, savedAt, answers: wire, left, withheld: [], files: {}, submitted }
  }
  const submit = (revision: number) => {
    if (revision !== service.revision) throw refusal(409)
    service.submitted = { revision, at: now() }
    return service.submitted
  }

  const over = async <Answer>(connection: Connection, act: () => Answer): Promise<Answer> => {
    const { isTroubled } = service
    const trouble = isTroubled
      ? chance.weighted({ none: 24, slow: 3, refused: 2, lost: 1, unanswered: 2 })
      : ("none" as const)
    const slow = trouble === "slow" || trouble === "unanswered"
    const [there, back] = [chance.whole(5, slow ? 20_000 : 300), chance.whole(5, slow ? 20_000 : 300)]
    const status = chance.pick([401, 403, 429, 500, 503])
    if (connection.isOffline) throw unreachable
    if (connection.isExpired) throw refusal(401)
    await after(there)
    if (trouble === "lost") throw unreachable
    if (trouble === "refused") throw refusal(status)
    const answer = attempt(act)
    await after(back)
    if (trouble === "unanswered" || connection.isOffline) throw unreachable
    return answer()
  }

  const callsOf = (connection: Connection): LongFormCalls<RunForm> => ({
    read: () => over(connection, read),
    save: (_, said) => over(connection, () => save(said)),
    submit: (_, { revision }) => over(connection, () => submit(revision))
  })
  return { service, callsOf }
}
