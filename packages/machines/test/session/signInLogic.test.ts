import { signInLogic } from "@crewfleet/machines"
import type { Notice, Session } from "@crewfleet/sdk"
import { failing, handlers, inSequence } from "@crewfleet/sdk/testing"
import { describe, expect, it, onTestFinished } from "vitest"
import { createActor, waitFor } from "xstate"
import { priya } from "./people.ts"
import { connect, scriptedService } from "./service.ts"

const service = scriptedService()

const signIn = (...rest: [restore?: () => Promise<Session | undefined>]) => {
  const notified: Array<Notice> = []
  const opened: Array<Session> = []
  const actor = createActor(signInLogic(connect, ...rest))
  actor.on("notice", ({ notice }) => notified.push(notice))
  actor.on("session.opened", ({ session }) => opened.push(session))
  actor.start()
  onTestFinished(() => void actor.stop())
  const submits = () => {
    actor.send({ type: "credentials.submitted", username: "priya", password: "Summer-2026" })
    return waitFor(actor, (state) => !state.hasTag("busy"))
  }
  return { actor, submits, notified, opened }
}

describe("signInLogic", () => {
  it("signs in at the service, with the one-time password that it wants", async () => {
    const asked: Array<unknown> = []
    service.use(
      handlers.session.login(({ payload }) => {
        asked.push(payload)
        if (!payload.otp) return { access_token: "OTP_SENT" }
        return {
          access_token: "a-1",
          refresh_token: "r-1",
          firstName: "Priya",
          lastName: "Shaw",
          userType: "AGENCY",
          agentId: 7,
          roles: [{ name: "Owner", permissions: ["VIEW_CLIENT"] }]
        }
      })
    )
    const { actor, submits, opened } = signIn()
    expect((await submits()).value).toEqual({ askingCode: "waiting" })
    actor.send({ type: "code.submitted", otp: "123456" })
    const state = await waitFor(actor, ({ status }) => status === "done")
    expect(state.output).toEqual({ portal: "/agency" })
    expect(opened).toEqual([{ ...priya, username: "priya" }])
    expect(asked).toEqual([
      { username: "priya", password: "Summer-2026" },
      { username: "priya", password: "Summer-2026", otp: "123456" }
    ])
  })

  it("reads a refusal as the service words it", async () => {
    service.use(
      handlers.session.login(
        inSequence<unknown, never>(failing(401, "Bad credentials"), failing(403, "Locked out"))
      )
    )
    const { submits, notified } = signIn()
    await submits()
    await submits()
    expect(notified.map(({ text }) => text)).toEqual(["Invalid Credentials", "Locked out"])
  })

  it("aborts the request when the person leaves", async () => {
    const arrived = Promise.withResolvers<AbortSignal | undefined>()
    const actor = createActor(
      signInLogic(async () => {
        const client = await connect()
        const login: typeof client.session.login = (_, options) => {
          arrived.resolve(options?.signal)
          return new Promise(() => {})
        }
        return { ...client, session: { ...client.session, login } }
      })
    ).start()
    actor.send({ type: "credentials.submitted", username: "priya", password: "Summer-2026" })
    const signal = await arrived.promise
    actor.stop()
    expect(signal?.aborted).toBe(true)
  })

  it("finds the session that is already stored", async () => {
    const { actor } = signIn(async () => priya)
    const state = await waitFor(actor, ({ status }) => status === "done")
    expect(state.output).toEqual({ portal: "/agency" })
  })
})
