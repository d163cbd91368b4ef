import { renderHook } from "@testing-library/react"
import { beforeEach, expect, it } from "vitest"
import { noteHirersPlace, useHirersPlace } from "../../src/hirer/hirersPlace.ts"
import { sessionActor } from "../../src/session/sessionActor.ts"
import { paula } from "../session/paula.ts"

const listed = () => renderHook(useHirersPlace).result.current

beforeEach(() => {
  sessionActor.send({ type: "session.opened", session: paula })
  noteHirersPlace("/agency/clients?search=Ada+Hill")
})

it("leads back to the list as it was last seen, with renewed tokens too", () => {
  sessionActor.send({ type: "tokens.renewed", accessToken: "b", refreshToken: "s" })
  expect(listed()).toBe("/agency/clients?search=Ada+Hill")
})

it("tells nobody else whom somebody looked for on this device", () => {
  sessionActor.send({ type: "session.opened", session: { ...paula, userId: "13", agentId: 8 } })
  expect(listed()).toBe("/agency/clients")
})
