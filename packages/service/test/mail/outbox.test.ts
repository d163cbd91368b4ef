import { expect, it } from "vitest"
import { outboxPage } from "../../src/mail/outboxPage.ts"
import { describeServedOnce } from "../servedOnBoth.ts"
import { inWordsOf } from "../session/inWordsOf.ts"

it("shows mail as text, whatever is in it, with links that can be followed", () => {
  const page = outboxPage(
    [
      {
        recipient: "<b>a</b>@x.example",
        subject: `"'&<script>alert(1)</script>`,
        text: 'See http://localhost:4000/x?a=1&b="onclick=1 now',
        createdAt: new Date("2026-07-01T10:00:00Z")
      }
    ],
    "Asia/Kathmandu"
  )
  expect(page).not.toMatch(/<script|<b>/)
  expect(page).toContain("&quot;&#39;&amp;&lt;script&gt;")
  expect(page).toContain('<a href="http://localhost:4000/x?a=1&amp;b=&quot;onclick=1">')
  expect(page).toContain("1 Jul 2026, 15:45:00")
})

describeServedOnce("Without a demo", (served) => {
  it("shows the outbox to nobody", async () => {
    for (const path of ["/outbox.json", "/outbox.css"]) {
      expect((await fetch(served.url + path)).status).toBe(404)
    }
    expect(await (await fetch(`${served.url}/outbox`)).text()).not.toContain("No mail server")
  })
})

describeServedOnce(
  "In a demo without a mail server",
  (served) => {
    const { askForReset, latestResetToken } = inWordsOf(served)

    it("shows the mail that was not sent, latest first, and lets nobody keep it", async () => {
      await askForReset("client@crewfleet.example")
      await askForReset("agency@crewfleet.example")
      const link = `${served.url}/resetPassword/changePassword?token=${await latestResetToken()}`
      const response = await fetch(`${served.url}/outbox`)
      expect(response.headers.get("cache-control")).toBe("no-store")
      const page = await response.text()
      expect(page).toContain(`<a href="${link}">`)
      expect(page.indexOf("agency@")).toBeLessThan(page.indexOf("client@"))
      const mails = await (await fetch(`${served.url}/outbox.json`)).json()
      expect(mails).toMatchObject([
        { recipient: "agency@crewfleet.example" },
        { recipient: "client@crewfleet.example" }
      ])
    })
  },
  { demo: true }
)
