import { once } from "node:events"
import { createServer, type Server, type Socket } from "node:net"
import { expect, it } from "vitest"
import { describeServedOnce } from "../servedOnBoth.ts"
import { inWordsOf } from "../session/inWordsOf.ts"

const received: Array<string> = []

/** As much of an SMTP server as it takes to hand in a mail. */
const talk = (socket: Socket) => {
  let inMail = false
  let mail = ""
  socket.write("220 mail.example\r\n")
  socket.setEncoding("utf8").on("data", (said: string) => {
    for (const line of said.split("\r\n").filter((each) => each !== "" || inMail)) {
      if (!inMail) {
        inMail = line === "DATA"
        socket.write(inMail ? "354 go on\r\n" : "250 fine\r\n")
      } else if (line === ".") {
        inMail = false
        received.push(mail)
        socket.write("250 kept\r\n")
      } else mail += `${line}\n`
    }
  })
}

const server: Server = createServer(talk).listen(0, "127.0.0.1")
await once(server, "listening")
const address = server.address()
const port = typeof address === "object" ? address?.port : 0

describeServedOnce(
  "With a mail server",
  (served) => {
    const { askForReset } = inWordsOf(served)

    it("sends mail there, with links to the public address, and keeps nothing in the outbox", async () => {
      await askForReset("agency@crewfleet.example")
      await expect.poll(() => received.length, { timeout: 10_000 }).toBe(1)
      const mail = received[0]?.replaceAll("=\n", "").replaceAll("=3D", "=")
      expect(mail).toContain("To: agency@crewfleet.example")
      expect(mail).toContain("Subject: Reset your password")
      expect(mail).toContain("https://portal.example.com/resetPassword/changePassword?token=")
      expect(await served.query((db) => db.selectFrom("outbox").selectAll().execute())).toEqual([])
      expect((await fetch(`${served.url}/outbox.json`)).status).toBe(404)
    })

    it("answers the same when the mail server is gone", async () => {
      await new Promise((closed) => server.close(closed))
      expect(await askForReset("client@crewfleet.example")).toEqual({ message: "Email sent if user exists" })
      expect(await askForReset("nobody@crewfleet.example")).toEqual({ message: "Email sent if user exists" })
    })
  },
  { smtpUrl: `smtp://127.0.0.1:${port}`, publicUrl: "https://portal.example.com" }
)
