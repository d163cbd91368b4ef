import { afterAll, beforeEach, expect, it } from "vitest"
import { describeServedOnce } from "../servedOnBoth.ts"
import { inWordsOf, minutes } from "../session/inWordsOf.ts"
import { startSmtpServer } from "./SmtpServer.ts"

const smtp = await startSmtpServer()
afterAll(() => smtp.stop())

const codeIn = (content: string | undefined) => /password is (\d{6})/.exec(content ?? "")?.[1] ?? "none"

describeServedOnce(
  "With a mail server",
  (served) => {
    const { askForReset, signIn, forgetTries } = inWordsOf(served)
    const jobs = () =>
      served.query((db) =>
        db.selectFrom("jobs").selectAll().where("kind", "=", "mail").orderBy("id").execute()
      )

    beforeEach(async () => {
      smtp.mood = "taking"
      smtp.received.splice(0)
      await forgetTries()
      await served.query((db) => db.deleteFrom("jobs").execute())
    })

    it("sends mail there, with links to the public address, and keeps nothing in the outbox", async () => {
      await askForReset("agency@crewfleet.example")
      await expect.poll(() => smtp.received.length).toBe(1)
      const [{ to, content } = { to: "", content: "" }] = smtp.received
      expect(to).toBe("agency@crewfleet.example")
      expect(content).toContain("Subject: Reset your password")
      expect(content).toContain("https://portal.example.com/resetPassword/changePassword?token=")
      expect(await served.query((db) => db.selectFrom("outbox").selectAll().execute())).toEqual([])
      expect((await fetch(`${served.url}/outbox.json`)).status).toBe(404)
    })

    it("sends to one mailbox, whatever stands in an address that was kept before", async () => {
      const email = "somebody,client@crewfleet.example"
      const called = (from: string, to: string) =>
        served.query((db) => db.updateTable("users").set({ email: to }).where("email", "=", from).execute())
      await called("client@crewfleet.example", email)
      await askForReset(email)
      await called(email, "client@crewfleet.example")
      await expect.poll(() => smtp.received.length).toBe(1)
      expect(smtp.received[0]?.to).toBe(`<"somebody,client"@crewfleet.example>`)
    })

    it("sends a one-time password within a second", async () => {
      await signIn("otp")
      const answered = performance.now()
      await expect.poll(() => smtp.received.length, { interval: 5 }).toBe(1)
      expect((smtp.received[0]?.at ?? 0) - answered).toBeLessThan(1_000)
      expect(await signIn("otp", codeIn(smtp.received[0]?.content))).toMatchObject({ userType: "AGENCY" })
    })

    it("answers the same while the mail server is away, keeps the code sealed, and erases it once sent", async () => {
      smtp.mood = "absent"
      expect(await askForReset("client@crewfleet.example")).toEqual({ message: "Email sent if user exists" })
      expect(await askForReset("nobody@crewfleet.example")).toEqual({ message: "Email sent if user exists" })
      expect(await signIn("otp")).toEqual({ access_token: "OTP_SENT" })
      await expect
        .poll(async () => (await jobs()).map(({ lease, failure }) => [lease, failure]))
        .toEqual([
          [null, "Error ECONNECTION"],
          [null, "Error ECONNECTION"]
        ])
      const waiting = JSON.stringify(await jobs())

      smtp.mood = "taking"
      served.ahead += 5_000
      await expect.poll(() => smtp.received.length).toBe(2)
      await expect
        .poll(async () => (await jobs()).map(({ outcome, sealed }) => [outcome, sealed]))
        .toEqual([
          ["done", null],
          ["done", null]
        ])
      const sent = JSON.stringify(await jobs())
      const contents = smtp.received.map(({ content }) => content).join()
      const token = /token=([\w-]{43})/.exec(contents)?.[1] ?? "none"
      for (const secret of [codeIn(contents), token, "client@crewfleet.example"]) {
        expect(contents).toContain(secret)
        expect(waiting).not.toContain(secret)
        expect(sent).not.toContain(secret)
      }
    })

    it("never sends a one-time password that has expired", async () => {
      smtp.mood = "absent"
      await signIn("otp")
      await expect.poll(jobs).toMatchObject([{ attempts: 1, lease: null }])
      smtp.mood = "taking"
      served.ahead += 5 * minutes
      await expect.poll(jobs).toMatchObject([{ outcome: "expired", sealed: null }])
      await signIn("otp")
      await expect.poll(() => smtp.received.length).toBe(1)
      expect(await signIn("otp", codeIn(smtp.received[0]?.content))).toMatchObject({ userType: "AGENCY" })
      expect(served.log.filter((line) => line.includes("gaveUpAfter")).at(-1)).not.toContain("@")
    })

    it("knows a mail that it sends again by the same Message-ID", async () => {
      smtp.mood = "silent"
      await askForReset("worker@crewfleet.example")
      await expect.poll(() => smtp.received.length).toBe(1)
      smtp.mood = "taking"
      // Somebody else may have it once the lease has ended.
      served.ahead += minutes
      await expect.poll(() => smtp.received.length).toBe(2)
      const [first, second] = smtp.received
      expect(first?.messageId).toMatch(/^<[\w-]+@crewfleet\.example>$/)
      expect(second?.messageId).toBe(first?.messageId)
      expect(second?.content).toBe(first?.content)
    })
  },
  { smtpUrl: smtp.url, publicUrl: "https://portal.example.com" }
)
