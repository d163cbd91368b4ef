import { sql } from "kysely"
import { expect, it } from "vitest"
import { hashOf } from "../../src/secret/Secret.ts"
import { hashPassword } from "../../src/session/Password.ts"
import { password } from "../people.ts"
import { describeServedOnce } from "../servedOnBoth.ts"
import { inWordsOf, minutes, refusalOf } from "./inWordsOf.ts"

const badCredentials = { _tag: "Refused", status: 401, message: "Bad credentials" }

describeServedOnce("Signing in", (served) => {
  const { signIn, latestCode, forgetTries, idOf } = inWordsOf(served)

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
            "VIEW_TRAINING",
            "VIEW_TRANSPORT",
            "VIEW_WORKER",
            "VIEW_WORKLINK_BILLING"
          ]
        }
      ]
    })
    expect(await signIn("agency")).toMatchObject({ userType: "AGENCY", agentId: served.people.agency })
    expect(await signIn("worker")).toMatchObject({ id: await idOf("worker"), userType: "WORKER" })
    const stray = await signIn("stray")
    expect(stray).toMatchObject({ userType: "AGENCY" })
    expect(stray).not.toHaveProperty("agentId")
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
    // The people of tests have a hash that is read in no time; this one has what the service gives.
    const passwordHash = await hashPassword(password)
    const id = await idOf("client")
    await served.query((db) => db.updateTable("users").set({ passwordHash }).where("id", "=", id).execute())
    const timed = async (name: string) => {
      const started = performance.now()
      await refusalOf(signIn(name, undefined, "wrong"))
      return performance.now() - started
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

  it("gives no more tries with a newer one-time password, and mails only five in a quarter of an hour", async () => {
    await forgetTries()
    for (let asked = 0; asked < 5; asked++) {
      await signIn("otp")
      const wrong = String((Number(await latestCode()) + 1) % 1_000_000).padStart(6, "0")
      expect(await refusalOf(signIn("otp", wrong))).toMatchObject({ status: 401 })
    }
    const code = await latestCode()
    await served.query((db) => db.deleteFrom("signInAttempts").where("key", "like", "signIn:%").execute())
    expect(await refusalOf(signIn("otp", code))).toMatchObject({ status: 429 })
    expect(await refusalOf(signIn("otp"))).toMatchObject({ status: 429 })
    expect(await latestCode()).toBe(code)
    await forgetTries()
    expect(await signIn("otp", code)).toMatchObject({ userType: "AGENCY" })
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

describeServedOnce(
  "Signing in to an account that is attacked from afar",
  (served) => {
    const { signInFrom, askForReset, latestResetToken, savePasswordFrom } = inWordsOf(served)

    it("goes on from the usual address and from a new one after a hundred wrong passwords from ten others", async () => {
      await signInFrom("203.0.113.1", "clerk")
      for (let number = 0; number < 10; number++) {
        const failure = await refusalOf(signInFrom(`198.51.100.${number}`, "clerk", "wrong"))
        expect(failure).toMatchObject({ status: 401 })
      }
      await served.query((db) =>
        sql`insert into sign_in_attempts (key, at, address_hash)
          select key, at, address_hash from sign_in_attempts, generate_series(1, 9)`.execute(db)
      )
      expect(await refusalOf(signInFrom("198.51.100.0", "clerk"))).toMatchObject({ status: 429 })
      expect(await signInFrom("203.0.113.1", "clerk")).toMatchObject({ userType: "ADMIN" })
      expect(await signInFrom("203.0.113.2", "clerk")).toMatchObject({ userType: "ADMIN" })
      expect(await refusalOf(signInFrom("198.51.100.0", "clerk"))).toMatchObject({ status: 429 })
    })

    it("slows strangers down, but nobody who has set a new password by mail", async () => {
      await refusalOf(signInFrom("198.51.100.20", "client", "wrong"))
      await served.query((db) =>
        sql`insert into sign_in_attempts (key, at, address_hash)
          select key, at, 'elsewhere' from sign_in_attempts, generate_series(1, 299)
          where key = ${`signIn:${hashOf("client@crewfleet.example")}`}`.execute(db)
      )
      expect(await refusalOf(signInFrom("203.0.113.3", "client"))).toMatchObject({
        status: 429,
        message: "Too many attempts. Try again in 1 minute."
      })
      await askForReset("client@crewfleet.example")
      await savePasswordFrom("203.0.113.3", await latestResetToken(), "Harbour-77")
      expect(await signInFrom("203.0.113.3", "client", "Harbour-77")).toMatchObject({ userType: "CLIENT" })
    })
  },
  { trustedProxies: 1 }
)
