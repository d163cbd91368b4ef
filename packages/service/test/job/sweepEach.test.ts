import { Effect, Exit } from "effect"
import { expect, it } from "vitest"
import { sweepEach } from "../../src/job/sweepEach.ts"

const rows = Array.from({ length: 250 }, (_, at) => ({ id: at + 1 }))

const swept = (fails: (id: number) => boolean) => {
  const done: Array<number> = []
  const sweep = sweepEach({
    page: (after, most) => Effect.succeed(rows.filter(({ id }) => id > (after ?? 0)).slice(0, most)),
    one: ({ id }: { readonly id: number }) =>
      Effect.suspend(() => {
        if (fails(id)) return Effect.fail(id)
        done.push(id)
        return Effect.succeed(id % 2 === 0)
      })
  })
  return { exit: Effect.runSync(Effect.exit(sweep)), done }
}

it("goes through all of them, page by page, and counts those to which it was done", () => {
  const { exit, done } = swept(() => false)
  expect(exit).toEqual(Exit.succeed(125))
  expect(done).toEqual(rows.map(({ id }) => id))
})

it("goes on with the others where one fails, and fails in the end", () => {
  const { exit, done } = swept((id) => id === 3)
  expect(exit).toEqual(Exit.fail(3))
  expect(done).toHaveLength(249)
})

it("gives up where many fail", () => {
  const { exit, done } = swept((id) => id > 20)
  expect(exit).toEqual(Exit.fail(21))
  expect(done).toHaveLength(20)
})
