import { resetPasswordMachine } from "@crewfleet/machines"
import { formatRecording, makeRecorder } from "@crewfleet/machines/recording"
import { expect, it } from "vitest"
import { createActor } from "xstate"
import { replayed, silent, throughFile } from "./recordings.ts"

/** Somebody goes from place to place, and a machine hears something at each; the answers are typed there. */
const recordedAt = (...visits: ReadonlyArray<readonly [place: string, email: string]>) => {
  let place = visits[0]?.[0] ?? "/"
  const recorder = makeRecorder({ address: () => new URL(place, "https://portal.example") })
  const actor = createActor(resetPasswordMachine.provide({ actors: { sendLink: silent() } }), {
    inspect: recorder.inspect
  }).start()
  for (const [next, email] of visits) {
    place = next
    actor.send({ type: "email.submitted", email })
  }
  return throughFile(recorder.recording())
}
const placesOf = (...places: ReadonlyArray<string>) =>
  recordedAt(...places.map((place) => [place, "nobody"] as const)).steps.flatMap(({ place }) => place ?? [])

it("notes a place where it is another than before", () => {
  const { steps } = recordedAt(["/login", "a"], ["/login", "b"], ["/agency/home", "c"], ["/login", "d"])
  expect(steps.map(({ place }) => place)).toEqual(["/login", undefined, undefined, "/agency/home", "/login"])
})

it("keeps the words of a place, and masks numbers and whatever else stands for somebody", () => {
  const [place = "", link = ""] = placesOf("/agency/clients/4711/bookings/98765", "/link/7f3a-99X_k")
  expect(place).toMatch(/^\/agency\/clients\/\d{4}\/bookings\/\d{5}$/)
  expect(link).toMatch(/^\/link\/[^/]+$/)
  expect(`${place}${link}`).not.toMatch(/4711|98765|7f3a|99X/)
})

it("masks one id by one, and different ids by different ones", () => {
  const [one, other, again] = placesOf(
    "/worker/transport/4711",
    "/worker/transport/4712",
    "/worker/transport/4711"
  )
  expect(one).not.toBe(other)
  expect(again).toBe(one)
})

it("masks an id as in contexts", () => {
  const [step] = recordedAt(["/worker/transport/4711", "4711"]).steps.slice(1)
  const text = JSON.stringify(step)
  expect(text).not.toContain("4711")
})

it("tells which part of a page is shown, and nothing else that stands behind its path", () => {
  const places = placesOf(
    "/worker/forms/bank?section=account&from=check",
    "/worker/forms/bank?section=Okafor%20Grace",
    "/agency/bookings/agency-list?search=Okafor&tab=documents&page=2#Okafor"
  )
  expect(places).toEqual([
    "/worker/forms/bank?section=account",
    "/worker/forms/bank",
    "/agency/bookings/agency-list?tab=documents"
  ])
})

it("does not tell the name of an agency that stands in its page’s address", () => {
  expect(placesOf("/guest/4711/sunrise-care")[0]).toMatch(/^\/guest\/\d{4}\/agency$/)
})

it("goes without places where nobody says where it is, and is replayed with them", () => {
  const recorder = makeRecorder()
  createActor(resetPasswordMachine, { inspect: recorder.inspect }).start()
  expect(formatRecording(recorder.recording())).not.toContain('"place"')
  expect(replayed(recordedAt(["/login", "a"], ["/error", "b"]), resetPasswordMachine).partings).toEqual([])
})
