import { expect, it } from "vitest"
import { describeServedOnce } from "../servedOnBoth.ts"
import { inWordsOf, minutes, refusalOf, statusOf } from "./inWordsOf.ts"

describeServedOnce("Resetting a password", (served) => {
  const {
    signIn,
    askForReset,
    savePassword,
    latestResetToken,
    latestMail,
    mails,
    refresh,
    statusWith,
    forgetTries
  } = inWordsOf(served)

  const resetFor = async (name: string) => {
    await forgetTries()
    await askForReset(`${name}@crewfleet.example`)
    return latestResetToken()
  }

  it("mails a link that begins where the service is, whatever the Host header claims", async () => {
    await fetch(`${served.url}/oauth-service/api/v1/user-permission/reset-password`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "x-forwarded-host": "evil.example",
        origin: "http://evil.example"
      },
      body: JSON.stringify({ email: "Agency@CrewFleet.example" })
    })
    const { recipient, text } = await latestMail()
    expect(recipient).toBe("agency@crewfleet.example")
    expect(text).toContain(`${served.url}/resetPassword/changePassword?token=`)
    expect(text).not.toContain("evil")
  })

  it("answers known and unknown e-mails alike and mails only the known", async () => {
    const before = (await mails()).length
    const said = { message: "Email sent if user exists" }
    expect(await askForReset("nobody@crewfleet.example")).toEqual(said)
    expect((await mails()).length).toBe(before)
    expect(await askForReset("client@crewfleet.example")).toEqual(said)
    expect((await mails()).length).toBe(before + 1)
  })

  it("changes the password once and ends every session of its user", async () => {
    const session = await signIn("client")
    const stranger = await signIn("admin")
    const token = await resetFor("client")
    expect(await savePassword(token, "Harbour-77")).toEqual({ message: "Password Saved" })
    expect(await statusWith(session.access_token)).toBe(401)
    expect(await statusOf(refresh(session.refresh_token ?? ""))).toBe(401)
    expect(await statusWith(stranger.access_token)).toBe(200)
    expect(await statusOf(signIn("client"))).toBe(401)
    expect(await signIn("client", undefined, "Harbour-77")).toMatchObject({ userType: "CLIENT" })
    expect(await refusalOf(savePassword(token, "Harbour-78"))).toMatchObject({
      status: 400,
      message: "This link has been used before or has expired. Ask for a new one."
    })
  })

  it("lets one of many savings with the same link win", async () => {
    const token = await resetFor("worker")
    const passwords = ["Vans-and-1", "Vans-and-2", "Vans-and-3", "Vans-and-4"]
    const answers = await Promise.allSettled(passwords.map((chosen) => savePassword(token, chosen)))
    expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1)
    const winner = passwords[answers.findIndex(({ status }) => status === "fulfilled")]
    expect(await signIn("worker", undefined, winner)).toMatchObject({ userType: "WORKER" })
  })

  it("takes no link after half an hour", async () => {
    const token = await resetFor("agency")
    served.ahead += 30 * minutes + 1
    expect(await statusOf(savePassword(token, "Harbour-77"))).toBe(400)
  })

  it("takes no older link after a newer one was used", async () => {
    const older = await resetFor("agency")
    const newer = await resetFor("agency")
    await savePassword(newer, "Harbour-77")
    expect(await statusOf(savePassword(older, "Harbour-78"))).toBe(400)
  })

  it("lets somebody whose password had expired in again", async () => {
    expect(await signIn("expired")).toEqual({ access_token: "PASSWORD_NEEDS_RESET" })
    await savePassword(await resetFor("expired"), "Harbour-77")
    expect(await signIn("expired", undefined, "Harbour-77")).toMatchObject({ userType: "CLIENT" })
  })

  it("names the field of a password that is weak or not repeated, and keeps the link good", async () => {
    const token = await resetFor("stray")
    expect(await refusalOf(savePassword(token, "harbour", "harbours"))).toMatchObject({
      status: 400,
      violations: [
        { field: "newPassword", message: expect.stringContaining("at least 8 characters") },
        { field: "repeatedpass", message: "Passwords Should Match" }
      ]
    })
    expect(await savePassword(token, "Harbour-77")).toEqual({ message: "Password Saved" })
  })

  it("lets five requests for one account through in a quarter of an hour, for known and unknown alike", async () => {
    await forgetTries()
    for (const email of ["admin@crewfleet.example", "nobody@crewfleet.example"]) {
      const answers = await Promise.all(Array.from({ length: 6 }, () => statusOf(askForReset(email))))
      expect(answers.filter((status) => status === 429)).toHaveLength(1)
    }
  })

  it("keeps nothing of a link but its hash", async () => {
    const token = await resetFor("admin")
    const kept = await served.query((db) => db.selectFrom("passwordResets").selectAll().execute())
    expect(JSON.stringify(kept)).not.toContain(token)
  })
})
