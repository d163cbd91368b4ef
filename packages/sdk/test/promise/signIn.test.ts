import { NotSignedIn, noticesFor, RequestFailed, signIn } from "@crewfleet/sdk/promise"
import { failing, handlers, setupServer } from "@crewfleet/sdk/testing"
import { afterAll, afterEach, beforeAll, expect, it } from "vitest"

const service = setupServer()
beforeAll(() => service.listen({ onUnhandledFrame: "error" }))
afterEach(() => service.resetHandlers())
afterAll(() => service.close())

const credentials = { username: "worker@crewfleet.example", password: "secret" }
const worker = {
  access_token: "a1",
  refresh_token: "r1",
  firstName: "Jo",
  lastName: "Ek",
  userType: "WORKER",
  workerId: 5
}
const enter = () => signIn({ baseUrl: "http://service.test" }, credentials)

it("gives a client that speaks for the user and renews the session by itself", async () => {
  service.use(
    handlers.session.login(({ payload }) =>
      payload.username === credentials.username ? worker : failing(401)()
    ),
    handlers.session.refresh(({ params }) => ({ access_token: "a2", refresh_token: `${params.token}-2` })),
    handlers.worker.agencies(({ token, params }) =>
      token === "a2"
        ? { content: [{ id: 1, name: `Agency of ${params.workerId}` }], totalElements: 1 }
        : failing(401)()
    )
  )
  const { client, session } = await enter()
  expect(session()).toMatchObject({ accessToken: "a1", displayName: "Ek.J", userType: "WORKER", workerId: 5 })

  const { content } = await client.worker.agencies({ params: { workerId: 5, page: 0, size: 100 } })
  expect(content).toEqual([{ id: 1, name: "Agency of 5" }])
  expect(session()).toMatchObject({ accessToken: "a2", refreshToken: "r1-2" })

  service.use(handlers.session.refresh(failing(401)), handlers.worker.agencies(failing(401)))
  await expect(client.worker.agencies({ params: { workerId: 5, page: 0, size: 100 } })).rejects.toThrow("401")
  expect(session()).toBeUndefined()
})

it.each([
  [{ access_token: "OTP_SENT" }, "OtpSent", "A one-time password was sent: sign in again with it as `otp`"],
  [
    { access_token: "PASSWORD_NEEDS_RESET" },
    "PasswordNeedsReset",
    "Your password is expired please reset your password."
  ],
  [{ ...worker, workerId: null }, "IdentifierMissing", "No worker Identifier Found."],
  [{ ...worker, userType: "DRIVER" }, "UnknownUserType", "Failed to determine user or Invalid role"]
])("rejects %j with what is missing", async (answer, tag, message) => {
  service.use(handlers.session.login(() => answer))
  const error = await enter().catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(NotSignedIn)
  expect(error).toMatchObject({ message, outcome: { _tag: tag } })
})

it("rejects what the service refuses, in the words that a person would read", async () => {
  service.use(handlers.session.login(failing(401, "Bad credentials")))
  const error = await enter().catch((thrown: unknown) => thrown)
  if (!(error instanceof RequestFailed)) throw new Error("The sign-in did not fail", { cause: error })
  expect(noticesFor("login", error.failure)).toEqual([{ level: "error", text: "Invalid Credentials" }])
})
