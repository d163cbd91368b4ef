import { expect, it } from "vitest"
import { answering, type Started } from "../../src/demo/answering.ts"
import type { Answered, Asked, Message } from "../../src/demo/messages.ts"

const asked = (id: string): Asked => ({
  kind: "asked",
  id,
  url: "http://localhost/health",
  method: "GET",
  headers: [],
  body: undefined
})

/** What is said to whoever asks, as status and text. */
const told = async (started: Promise<Started>, ids: ReadonlyArray<string>) => {
  const said: Array<Message> = []
  const answerTo = answering(started, (message) => said.push(message))
  for (const id of ids) await answerTo(asked(id))
  return said.map((message) => {
    const { id, status, body } = message as Answered
    return [id, status, new TextDecoder().decode(body)]
  })
}

it("answers what is asked, once though it was asked twice", async () => {
  const answer = async () => new Response("ok")
  expect(await told(Promise.resolve({ answer }), ["a", "b", "a"])).toEqual([
    ["a", 200, "ok"],
    ["b", 200, "ok"]
  ])
})

it("answers with what went wrong and a way on where the service did not start, or failed on the way", async () => {
  const failing = async () => Promise.reject(new Error("Out of memory"))
  for (const started of [failing(), Promise.resolve({ answer: failing })])
    expect(await told(started, ["a"])).toEqual([
      ["a", 500, expect.stringMatching(/Load the demo anew.*start over.*Out of memory/s)]
    ])
})
