import { type Failure, failureOf, makeClient } from "@crewfleet/sdk"
import { expect } from "vitest"
import { password } from "../people.ts"
import type { Served } from "../servedOnBoth.ts"

export const minutes = 60_000

/** What people do with a service, in their words. */
export const inWordsOf = (served: Served) => {
  const session = () => makeClient({ baseUrl: served.url, retries: 0 }).session
  const mailOnItsWay = () =>
    served.query((db) =>
      db.selectFrom("jobs").select("id").where("kind", "=", "mail").where("endedAt", "is", null).execute()
    )
  const mails = async () => {
    await expect.poll(mailOnItsWay, { interval: 20 }).toEqual([])
    return served.query((db) => db.selectFrom("outbox").selectAll().orderBy("id", "desc").execute())
  }
  const latestMail = async () => {
    const [latest] = await mails()
    if (latest === undefined) throw new Error("No mail has arrived")
    return latest
  }
  const signIn = (name: string, otp?: string, secret = password) =>
    session().login({ payload: { username: `${name}@crewfleet.example`, password: secret, otp } })
  /** The same calls with a header more. */
  const sessionWith = (name: string, value: string) => {
    const sending: typeof fetch = (input, init) => {
      const headers = new Headers(init?.headers)
      headers.set(name, value)
      return fetch(input, { ...init, headers })
    }
    return makeClient({ baseUrl: served.url, fetch: sending, retries: 0 }).session
  }
  /** As a trusted proxy tells where somebody calls from. */
  const sessionFrom = (address: string) => sessionWith("x-forwarded-for", address)
  return {
    signIn,
    /** The mail in the outbox, latest first, once everything that was written so far has arrived. */
    mails,
    signInWith: (userAgent: string, name: string) =>
      sessionWith("user-agent", userAgent).login({
        payload: { username: `${name}@crewfleet.example`, password }
      }),
    signInFrom: (address: string, name: string, secret = password) =>
      sessionFrom(address).login({ payload: { username: `${name}@crewfleet.example`, password: secret } }),
    savePasswordFrom: (address: string, token: string, newPassword: string) =>
      sessionFrom(address).savePassword({ payload: { token, newPassword, repeatedpass: newPassword } }),
    /** The number by which the service knows somebody. */
    idOf: async (name: string) => {
      const email = `${name}@crewfleet.example`
      const user = served.query((db) =>
        db.selectFrom("users").select("id").where("email", "=", email).executeTakeFirstOrThrow()
      )
      return (await user).id
    },
    latestMail,
    latestCode: async () => /\d{6}/.exec((await latestMail()).text)?.[0] ?? "",
    latestResetToken: async () => /token=([\w-]+)/.exec((await latestMail()).text)?.[1] ?? "",
    refresh: (token: string) => session().refresh({ params: { token } }),
    askForReset: (email: string) => session().resetPassword({ payload: { email } }),
    savePassword: (token: string, newPassword: string, repeatedpass = newPassword) =>
      session().savePassword({ payload: { token, newPassword, repeatedpass } }),
    /** The status that an access token gets. */
    statusWith: async (accessToken: string) => {
      const address = `${served.url}/oauth-service/api/v1/user-permission/logged-in-user`
      return (await fetch(address, { headers: { authorization: `Bearer ${accessToken}` } })).status
    },
    forgetTries: () => served.query((db) => db.deleteFrom("signInAttempts").execute())
  }
}

/** The failure that a call ends with, or undefined when it succeeds. */
export const refusalOf = (call: Promise<unknown>): Promise<Failure | undefined> =>
  call.then(() => undefined, failureOf)

/** The status that a call is refused with. */
export const statusOf = async (call: Promise<unknown>): Promise<number | undefined> => {
  const failure = await refusalOf(call)
  return failure?._tag === "Refused" ? failure.status : undefined
}
