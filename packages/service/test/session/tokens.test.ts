import { makeClient } from "@crewfleet/sdk"
import { expect, it } from "vitest"
import { describeServed } from "../servedOnBoth.ts"
import { inWordsOf, minutes, statusOf } from "./inWordsOf.ts"

describeServed("Tokens", (served) => {
  const { signIn, refresh, statusWith } = inWordsOf(served)

  const signedIn = async (name: string) => {
    const { access_token, refresh_token } = await signIn(name)
    return { access_token, refresh_token: refresh_token ?? "" }
  }

  it("lets an access token in for fifteen minutes", async () => {
    const { access_token } = await signedIn("admin")
    expect(await statusWith(access_token)).toBe(200)
    served.ahead += 15 * minutes - 2000
    expect(await statusWith(access_token)).toBe(200)
    served.ahead += 2000
    expect(await statusWith(access_token)).toBe(401)
  })

  it("takes no token in place of another kind", async () => {
    const { access_token, refresh_token } = await signedIn("admin")
    expect(await statusWith(refresh_token)).toBe(401)
    expect(await statusOf(refresh(access_token))).toBe(401)
    expect(await statusWith("")).toBe(401)
    expect(await statusOf(refresh("x".repeat(43)))).toBe(401)
  })

  it("trades a refresh token for new ones within thirty days", async () => {
    const first = await signedIn("admin")
    served.ahead += 30 * 24 * 60 * minutes - 2000
    const second = await refresh(first.refresh_token)
    expect(await statusWith(second.access_token)).toBe(200)
    served.ahead += 30 * 24 * 60 * minutes
    expect(await statusOf(refresh(second.refresh_token))).toBe(401)
  })

  it("ends the whole sign-in when a refresh token is used again", async () => {
    const first = await signedIn("admin")
    const elsewhere = await signedIn("admin")
    const second = await refresh(first.refresh_token)
    expect(await statusOf(refresh(first.refresh_token))).toBe(401)
    expect(await statusWith(second.access_token)).toBe(401)
    expect(await statusOf(refresh(second.refresh_token))).toBe(401)
    expect(await statusWith(elsewhere.access_token)).toBe(200)
  })

  it("lets one of many refreshes at once win and ends the sign-in, as one of them may be a thief", async () => {
    const { refresh_token } = await signedIn("admin")
    const answers = await Promise.allSettled(Array.from({ length: 8 }, () => refresh(refresh_token)))
    const won = answers.filter((answer) => answer.status === "fulfilled")
    expect(won).toHaveLength(1)
    expect(await statusWith(won[0]?.value.access_token ?? "")).toBe(401)
    expect(await statusOf(refresh(won[0]?.value.refresh_token ?? ""))).toBe(401)
  })

  it("ends one sign-in by signing out, and no other", async () => {
    const here = await signedIn("admin")
    const elsewhere = await signedIn("admin")
    const session = {
      current: () => ({ accessToken: here.access_token }) as never,
      renew: () => {},
      end: () => {}
    }
    expect(await makeClient({ baseUrl: served.url, session }).session.logout()).toEqual({
      message: "Signed out"
    })
    expect(await statusWith(here.access_token)).toBe(401)
    expect(await statusOf(refresh(here.refresh_token))).toBe(401)
    expect(await statusWith(elsewhere.access_token)).toBe(200)
  })

  it("writes no token into its log", async () => {
    const { access_token, refresh_token } = await signedIn("admin")
    await refresh(refresh_token)
    await statusWith(access_token)
    const log = served.log.join("\n")
    expect(log).toContain("/oauth-service/api/v1/user-permission/refresh-token/:token")
    expect(log).not.toContain(access_token)
    expect(log).not.toContain(refresh_token)
    expect(log).not.toContain("crewfleet.example")
  })
})
