import type { Refusal } from "@crewfleet/sdk/effect"
import { Context, Effect, Layer } from "effect"
import { Database } from "../database/Database.ts"
import { minutesAfter, now } from "../time/now.ts"

/** What one person may upload within 24 hours; a busy day of condition reports stays well below. */
const mostFiles = 3_000
const mostBytes = 1024 ** 3
const dayMinutes = 24 * 60

/** How many uploads of one person a process looks at together: a report's photos, and no more. */
const mostAtOnce = 20

/** Bounds what one person uploads, so that nobody fills the disk or takes the processor from everybody else. */
export class Uploads extends Context.Service<
  Uploads,
  {
    /** Does the work of an upload of so many bytes, unless that would be too many. */
    readonly within: <A, E, R>(
      userId: number,
      bytes: number,
      work: Effect.Effect<A, E, R>
    ) => Effect.Effect<A, E | Refusal, R>
  }
>()("@crewfleet/service/file/Uploads") {
  static readonly layer = Layer.effect(
    Uploads,
    Effect.map(Database, ({ query }) => {
      const ongoing = new Map<number, number>()
      const count = (userId: number, change: number) => {
        const left = (ongoing.get(userId) ?? 0) + change
        if (left === 0) ongoing.delete(userId)
        else ongoing.set(userId, left)
      }

      const countToday = Effect.fnUntraced(function* (userId: number, bytes: number) {
        const moment = yield* now
        const since = minutesAfter(moment, -dayMinutes)
        yield* query((db) =>
          db.deleteFrom("uploads").where("userId", "=", userId).where("at", "<=", since).execute()
        )
        const today = yield* query((db) =>
          db
            .selectFrom("uploads")
            .where("userId", "=", userId)
            .select(({ fn }) => [
              fn.countAll<number>().as("files"),
              fn.sum<number | null>("bytes").as("bytes")
            ])
            .executeTakeFirstOrThrow()
        )
        if (Number(today.files) >= mostFiles || Number(today.bytes) + bytes > mostBytes) {
          return yield* Effect.fail<Refusal>({ _tag: "TooMany", message: perDay, retryAfter: 3_600 })
        }
        yield* query((db) => db.insertInto("uploads").values({ userId, at: moment, bytes }).execute())
      })

      return Uploads.of({
        within: (userId, bytes, work) =>
          Effect.suspend(() => {
            if ((ongoing.get(userId) ?? 0) >= mostAtOnce) {
              return Effect.fail<Refusal>({ _tag: "TooMany", message: atOnce, retryAfter: 5 })
            }
            count(userId, 1)
            return Effect.ensuring(
              Effect.andThen(countToday(userId, bytes), work),
              Effect.sync(() => count(userId, -1))
            )
          })
      })
    })
  )
}

const perDay = "You have uploaded too much within 24 hours. Try again later."
const atOnce = "Too many uploads at once. Try again in a moment."
