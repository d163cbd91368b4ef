import { once } from "node:events"
import { createServer, type Socket } from "node:net"

/** A mail as it arrived. */
export interface ReceivedMail {
  readonly messageId: string
  readonly to: string
  readonly content: string
  /** When, by `performance.now()`. */
  readonly at: number
}

/** As much of an SMTP server as it takes to hand in a mail, or to fail at it. */
export interface SmtpServer {
  readonly url: string
  readonly received: Array<ReceivedMail>
  /** Takes mail, hangs up on whoever connects, or takes mail and does not say so. */
  mood: "taking" | "absent" | "silent"
  readonly stop: () => Promise<void>
}

/** Starts one on a free port. */
export const startSmtpServer = async (): Promise<SmtpServer> => {
  const received: Array<ReceivedMail> = []
  const open = new Set<Socket>()
  const server = createServer((socket) => {
    if (smtp.mood === "absent") return socket.destroy()
    open.add(socket)
    talk(socket, (raw) => {
      received.push(read(raw))
      return smtp.mood !== "silent"
    })
  })
  await once(server.listen(0, "127.0.0.1"), "listening")
  const address = server.address()
  const smtp: SmtpServer = {
    url: `smtp://127.0.0.1:${typeof address === "object" ? address?.port : 0}`,
    received,
    mood: "taking",
    stop: async () => {
      for (const socket of open) socket.destroy()
      await new Promise((closed) => server.close(closed))
    }
  }
  return smtp
}

const talk = (socket: Socket, take: (raw: string) => boolean) => {
  let inMail = false
  let raw = ""
  const hear = (line: string) => {
    if (!inMail) {
      inMail = line === "DATA"
      socket.write(inMail ? "354 go on\r\n" : "250 fine\r\n")
    } else if (line === ".") {
      inMail = false
      if (take(raw)) socket.write("250 kept\r\n")
      raw = ""
    } else raw += `${line}\n`
  }
  let unread = ""
  socket.write("220 mail.example\r\n")
  socket.on("error", () => {})
  socket.setEncoding("utf8").on("data", (said: string) => {
    const lines = (unread + said).split("\r\n")
    unread = lines.pop() ?? ""
    lines.forEach(hear)
  })
}

const read = (raw: string): ReceivedMail => ({
  messageId: /^Message-ID: (.+)$/im.exec(raw)?.[1] ?? "",
  to: /^To: (.+)$/im.exec(raw)?.[1] ?? "",
  content: raw.replaceAll("=\n", "").replaceAll("=3D", "="),
  at: performance.now()
})
