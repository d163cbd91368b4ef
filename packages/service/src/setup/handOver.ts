import { createTransport } from "nodemailer"
import type { Mail } from "../mail/Mailer.ts"
import { senderOf } from "../mail/senderOf.ts"

/** Sends a mail and waits for it; without a mail server, or when that takes nothing, prints what it says. */
export const handOver = async (mail: Mail, smtpUrl: string | undefined): Promise<void> => {
  if (smtpUrl && (await isSent(mail, smtpUrl))) return console.log(`The link was mailed to ${mail.to}`)
  const why = smtpUrl ? "The mail server did not take the mail" : "No mail server is configured"
  console.log(`${why}, so give this to ${mail.to} yourself. It is not shown again.\n\n${mail.text}`)
}

const isSent = async (mail: Mail, url: string): Promise<boolean> => {
  const limits = { connectionTimeout: 10_000, socketTimeout: 20_000 }
  const { to, subject, text } = mail
  const transport = createTransport({ url, ...limits }, { from: senderOf(url) })
  return transport.sendMail({ to, subject, text }).then(
    () => true,
    () => false
  )
}
