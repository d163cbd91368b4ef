import { createTransport } from "nodemailer"
import type { Mail } from "../mail/Mailer.ts"
import { senderOf } from "../mail/senderOf.ts"

/** Sends a mail and waits for it; gives what is to be said of it, which is all of it where there is no mail server, or that took nothing. */
export const handOver = async (mail: Mail, smtpUrl: string | undefined): Promise<string> => {
  if (smtpUrl && (await isSent(mail, smtpUrl))) return `The link was mailed to ${mail.to}`
  const why = smtpUrl ? "The mail server did not take the mail" : "No mail server is configured"
  return `${why}, so give this to ${mail.to} yourself. It is not shown again.\n\n${mail.text}`
}

const isSent = async (mail: Mail, url: string): Promise<boolean> => {
  const limits = { connectionTimeout: 10_000, socketTimeout: 20_000 }
  const { to, subject, text } = mail
  const transport = createTransport({ url, ...limits }, { from: senderOf(url) })
  return transport.sendMail({ to: { name: "", address: to }, subject, text }).then(
    () => true,
    () => false
  )
}
