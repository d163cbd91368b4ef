import { createTransport } from "nodemailer"
import type { Mail } from "../mail/Mailer.ts"

/** Sends a mail and waits for it; without a mail server, or when that takes nothing, prints what it says. */
export const handOver = async (mail: Mail, smtpUrl: string | undefined): Promise<void> => {
  if (smtpUrl && (await isSent(mail, smtpUrl))) return console.log(`The link was mailed to ${mail.to}`)
  const why = smtpUrl ? "The mail server did not take the mail" : "No mail server is configured"
  console.log(`${why}, so give this to ${mail.to} yourself. It is not shown again.\n\n${mail.text}`)
}

const isSent = async (mail: Mail, url: string): Promise<boolean> => {
  const from = new URL(url).searchParams.get("from") ?? "CrewFleet <no-reply@crewfleet.example>"
  const transport = createTransport({ url, connectionTimeout: 10_000, socketTimeout: 20_000 }, { from })
  return transport.sendMail(mail).then(
    () => true,
    () => false
  )
}
