import type { Refusal } from "@crewfleet/sdk/effect"
import { Effect } from "effect"
import { Database } from "../database/Database.ts"
import { DatabaseAway } from "../database/DatabaseAway.ts"
import { Seal } from "../secret/Seal.ts"
import { minutesAfter, now } from "../time/now.ts"

/** A call under an idempotency key: whose, of which endpoint, and digests of the key and of what is asked. */
export interface KeyedCall {
  readonly caller: string
  readonly endpoint: string
  readonly keyHash: string
  readonly requestHash: string
}

/** What a call answers: its status, and its body as it travels. */
export interface Answer {
  readonly status: number
  readonly body: string
}

/** The longest body that is kept. */
const longestAnswer = 32_000

/** What one caller may do under keys within 24 hours. */
const mostCalls = 20_000
const dayMinutes = 24 * 60

const usedForAnother: Refusal = {
  _tag: "Conflict",
  message: "Another request was made with this idempotency key. Use a new key for each request."
}

const answerGone: Refusal = {
  _tag: "Conflict",
  message:
    "This was done before, and its answer is no longer kept. Look at what is there before you do it again with a new idempotency key."
}

const tooMany: Refusal = {
  _tag: "TooMany",
  message: "You have changed too much within 24 hours. Try again later.",
  retryAfter: 3_600
}

/**
 * Does something once for each key, in a transaction with the note that it was done and what was answered: where it fails, is
 * refused or the process dies, neither is there. A repetition has `before`, the first answer; one that comes while the first is
 * on its way waits for it.
 */
export const performOnce = Effect.fnUntraced(function* <Made, E, R>(
  call: KeyedCall,
  work: Effect.Effect<Made, E, R>,
  answerOf: (made: Made) => Effect.Effect<Answer>
) {
  const { transaction } = yield* Database
  return yield* transaction(
    Effect.gen(function* () {
      const before = yield* claim(call)
      if (before) return { before } as const
      const made = yield* work
      yield* keep(call, yield* answerOf(made))
      return { made } as const
    })
  )
})

/** What a call with this key has answered; undefined where none was done. */
export const answeredBefore = Effect.fnUntraced(function* (call: KeyedCall) {
  const { query } = yield* Database
  const kept = yield* query((db) =>
    db
      .selectFrom("performedCalls")
      .select(["requestHash", "status", "answer"])
      .where("caller", "=", call.caller)
      .where("endpoint", "=", call.endpoint)
      .where("keyHash", "=", call.keyHash)
      .executeTakeFirst()
  )
  return kept && (yield* answerIn(call, kept))
})

/** Takes the key for this call, once whoever has it has committed or given up; the first answer where it was used before. */
const claim = Effect.fnUntraced(function* (call: KeyedCall) {
  const { query } = yield* Database
  const at = yield* now
  const kept = yield* query((db) =>
    db
      .insertInto("performedCalls")
      .values({ ...call, at, status: null, answer: null })
      .onConflict((conflict) =>
        conflict
          .columns(["caller", "endpoint", "keyHash"])
          // It changes nothing, but tells the row that is there.
          .doUpdateSet((row) => ({ keyHash: row.ref("excluded.keyHash") }))
      )
      .returning(["requestHash", "status", "answer"])
      .executeTakeFirstOrThrow()
  )
  if (kept.status !== null) return yield* answerIn(call, kept)
  const { calls } = yield* query((db) =>
    db
      .selectFrom("performedCalls")
      .where("caller", "=", call.caller)
      .where("at", ">", minutesAfter(at, -dayMinutes))
      .select(({ fn }) => fn.countAll<number>().as("calls"))
      .executeTakeFirstOrThrow()
  )
  return Number(calls) > mostCalls ? yield* Effect.fail(tooMany) : undefined
})

interface Kept {
  readonly requestHash: string | null
  readonly status: number | null
  readonly answer: string | null
}

const answerIn = Effect.fnUntraced(function* (call: KeyedCall, { requestHash, status, answer }: Kept) {
  if (requestHash !== null && requestHash !== call.requestHash) return yield* Effect.fail(usedForAnother)
  if (status === null || answer === null) return yield* Effect.fail(answerGone)
  const { open } = yield* Seal
  // Where SECRET_KEY is another one by now, nobody can read it any more.
  const body = yield* Effect.catchDefect(open(answer, purposeOf(call)), (defect) =>
    defect instanceof DatabaseAway ? Effect.die(defect) : Effect.fail(answerGone)
  )
  return { status, body: String(body) } satisfies Answer
})

const keep = Effect.fnUntraced(function* (call: KeyedCall, { status, body }: Answer) {
  const { query } = yield* Database
  const { seal } = yield* Seal
  const answer = body.length > longestAnswer ? null : yield* seal(body, purposeOf(call))
  yield* query((db) =>
    db
      .updateTable("performedCalls")
      .set({ status, answer })
      .where("caller", "=", call.caller)
      .where("endpoint", "=", call.endpoint)
      .where("keyHash", "=", call.keyHash)
      .execute()
  )
})

const purposeOf = ({ caller, endpoint, keyHash }: KeyedCall) => `answer ${caller} ${endpoint} ${keyHash}`
