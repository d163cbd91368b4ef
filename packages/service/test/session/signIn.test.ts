import { sql } from "kysely"
import { expect, it } from "vitest"
import { describeServed } from "../servedOnBoth.ts"
import { inWordsOf, minutes, refusalOf } from "./inWordsOf.ts"

const badCredentials = { _tag: "Refused", status: 401, message: "Bad credentials" }

describeServed("Signing in", (served) => {
  const { signIn, latestCode, forgetTries } = inWordsOf(served)

  it("opens a session and tells who one is", async () => {
    expect(await signIn("admin")).toMatchObject({
      access_token: expect.stringMatching(/^[\w-]{43}$/),
      refresh_token: expect.stringMatching(/^[\w-]{43}$/),
      firstName: "Robin",
      lastName: "Shaw",
      userType: "ADMIN",
      roles: [
        {
          name: "Administrator",
          permissions: [
            "VIEW_AGENCY",
            "VIEW_AGENCY_REPORT",
            "VIEW_BROADCAST",
            "VIEW_CLIENT",
            "VIEW_CLIENT_BILLING",
            "VIEW_PROMO_CODE",
            "VIEW_SETTINGS",
            "VIEW_SYSTEM_USERS",
            "VIEW_WORKLINK_BILLING"
          ]
        }
      ]
    })
    expect(await signIn("agency")).toMatchObject({ userType: "AGENCY", agentId: served.town.agency })
    expect(await signIn("stray")).toMatchObject({ userType: "AGENCY", agentId: null })
  })

  it("takes an e-mail address in either case and with spaces around it", async () => {
    expect(await signIn("  ADMIN")).toMatchObject({ userType: "ADMIN" })
  })

  it("keeps nothing of a token but its hash", async () => {
    const { access_token, refresh_token } = await signIn("admin")
    const kept = JSON.stringify(await served.query((db) => db.selectFrom("tokens").selectAll().execute()))
    expect(kept).not.toContain(access_token)
    expect(kept).not.toContain(refresh_token)
  })

  it("answers a wrong password and an unknown e-mail alike", async () => {
    expect(await refusalOf(signIn("admin", undefined, "wrong"))).toMatchObject(badCredentials)
    expect(await refusalOf(signIn("nobody", undefined, "wrong"))).toMatchObject(badCredentials)
  })

  it("takes as long for an unknown e-mail as for a known one", async () => {
    const timed = async (name: string) => {
      const begun = performance.now()
      await refusalOf(signIn(name, undefined, "wrong"))
      return performance.now() - begun
    }
    const middle = (times: Array<number>) => times.sort((a, b) => a - b)[1] ?? 0
    const known: Array<number> = []
    const unknown: Array<number> = []
    for (let round = 0; round < 3; round++) {
      known.push(await timed("client"))
      unknown.push(await timed("nobody"))
    }
    expect(middle(unknown) / middle(known)).toBeGreaterThan(0.25)
    expect(middle(unknown) / middle(known)).toBeLessThan(4)
    await forgetTries()
  })

  it("tells only that the password needs a reset", async () => {
    expect(await signIn("expired")).toEqual({ access_token: "PASSWORD_NEEDS_RESET" })
    expect(await refusalOf(signIn("expired", undefined, "wrong"))).toMatchObject(badCredentials)
  })

  it("mails a one-time password and takes it once, with spaces too", async () => {
    expect(await signIn("otp")).toEqual({ access_token: "OTP_SENT" })
    const code = await latestCode()
    expect(await signIn("otp", `${code.slice(0, 3)} ${code.slice(3)}`)).toMatchObject({ userType: "AGENCY" })
    expect(await refusalOf(signIn("otp", code))).toMatchObject({ status: 401 })
  })

  it("takes no one-time password after five minutes", async () => {
    await signIn("otp")
    const code = await latestCode()
    served.ahead += 5 * minutes + 1
    expect(await refusalOf(signIn("otp", code))).toMatchObject({
      status: 401,
      message: "The one-time password is wrong or has expired."
    })
  })

  it("takes only the newest one-time password", async () => {
    await forgetTries()
    await signIn("otp")
    const older = await latestCode()
    await signIn("otp")
    expect(await refusalOf(signIn("otp", older))).toMatchObject({ status: 401 })
    expect(await signIn("otp", await latestCode())).toMatchObject({ userType: "AGENCY" })
  })

  it("gives five tries at a one-time password, also to many at once", async () => {
    await forgetTries()
    await signIn("otp")
    const code = await latestCode()
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, "0")
    await Promise.all(Array.from({ length: 9 }, () => refusalOf(signIn("otp", wrong))))
    const [row] = await served.query((db) =>
      db.selectFrom("oneTimePasswords").select("tries").orderBy("id", "desc").execute()
    )
    expect(row?.tries).toBe(5)
    await forgetTries()
    expect(await refusalOf(signIn("otp", code))).toMatchObject({ status: 401 })
  })

  it("lets ten tries on an account from one address through in a quarter of an hour, also many at once", async () => {
    await forgetTries()
    const failures = await Promise.all(
      Array.from({ length: 14 }, () => refusalOf(signIn("clerk", undefined, "wrong")))
    )
    const refused = failures.filter((failure) => failure?._tag === "Refused")
    expect(refused.filter(({ status }) => status === 401)).toHaveLength(10)
    const tooMany = refused.filter(({ status }) => status === 429)
    expect(tooMany).toHaveLength(4)
    expect(tooMany[0]?.retryAfter).toBeGreaterThan(880)
    expect(tooMany[0]?.retryAfter).toBeLessThanOrEqual(900)
    served.ahead += 14.5 * minutes
    expect(await refusalOf(signIn("clerk"))).toMatchObject({
      status: 429,
      message: "Too many attempts. Try again in 1 minute."
    })
    served.ahead += 0.5 * minutes
    expect(await signIn("clerk")).toMatchObject({ userType: "ADMIN" })
  })

  it("locks nobody out from afar, until a hundred tries on the account came from everywhere", async () => {
    await forgetTries()
    for (let round = 0; round < 10; round++) await refusalOf(signIn("clerk", undefined, "wrong"))
    expect(await refusalOf(signIn("clerk"))).toMatchObject({ status: 429 })
    await served.query((db) =>
      sql`update sign_in_attempts set key = key || 'elsewhere' where key like 'signIn:%:%'`.execute(db)
    )
    expect(await refusalOf(signIn("clerk", undefined, "wrong"))).toMatchObject(badCredentials)
    await served.query((db) =>
      sql`insert into sign_in_attempts (key, at) select key, at from sign_in_attempts, generate_series(1, 9)
        where key like 'signIn:%' and key not like 'signIn:%:%'`.execute(db)
    )
    expect(await refusalOf(signIn("clerk"))).toMatchObject({ status: 429 })
    await forgetTries()
    expect(await signIn("clerk")).toMatchObject({ userType: "ADMIN" })
  })

  it("lets a hundred tries from one address through, whichever accounts they are on", async () => {
    await forgetTries()
    await refusalOf(signIn("guess", undefined, "wrong"))
    await served.query((db) =>
      sql`insert into sign_in_attempts (key, at) select key, at from sign_in_attempts, generate_series(1, 98)
        where key like 'address:%'`.execute(db)
    )
    expect(await refusalOf(signIn("another-guess", undefined, "wrong"))).toMatchObject(badCredentials)
    expect(await refusalOf(signIn("admin"))).toMatchObject({ status: 429 })
    await forgetTries()
  })

  it("lets no address that tried too often lock other people's accounts", async () => {
    await forgetTries()
    await refusalOf(signIn("guess", undefined, "wrong"))
    await served.query((db) =>
      sql`insert into sign_in_attempts (key, at) select key, at from sign_in_attempts, generate_series(1, 99)
        where key like 'address:%'`.execute(db)
    )
    for (let round = 0; round < 10; round++) {
      expect(await refusalOf(signIn("client", undefined, "wrong"))).toMatchObject({ status: 429 })
    }
    await served.query((db) => db.deleteFrom("signInAttempts").where("key", "like", "address:%").execute())
    expect(await signIn("client")).toMatchObject({ userType: "CLIENT" })
    await forgetTries()
  })

  it("counts no try that was right", async () => {
    await signIn("admin")
    expect(await served.query((db) => db.selectFrom("signInAttempts").selectAll().execute())).toEqual([])
  })
})
