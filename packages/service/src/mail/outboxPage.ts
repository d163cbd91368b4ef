import { writeInstant } from "@crewfleet/sdk/rules"

interface KeptMail {
  readonly recipient: string
  readonly subject: string
  readonly text: string
  readonly createdAt: Date
}

/** The mail that was kept, latest first, with its times in a zone, as a page without any script. */
export const outboxPage = (mails: ReadonlyArray<KeptMail>, zone: string): string => `<!doctype html>
<html lang="en-GB">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Outbox</title>
    <link rel="stylesheet" href="/outbox.css">
  </head>
  <body>
    <main>
      <h1>Outbox</h1>
      <p>No mail server is configured, so mail is kept here instead of being sent.</p>
      ${mails.length > 0 ? mails.map((mail) => article(mail, zone)).join("\n      ") : "<p>Nothing has been sent yet.</p>"}
    </main>
  </body>
</html>
`

const article = ({ recipient, subject, text, createdAt }: KeptMail, zone: string) => `<article>
        <h2>${escaped(subject)}</h2>
        <p class="about">To ${escaped(recipient)}, <time datetime="${createdAt.toISOString()}">${writeInstant("second", createdAt, zone)}</time></p>
        <p class="text">${linked(text)}</p>
      </article>`

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;"
}

const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? "")

const linked = (text: string) =>
  escaped(text).replace(/https?:\/\/[^\s<]+/g, (address) => `<a href="${address}">${address}</a>`)

/** How the page looks. */
export const outboxStyle = `:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
main { max-width: 44rem; margin: 0 auto; padding: 2rem 1rem; }
article { margin-top: 1.5rem; padding: 1rem 1.25rem; border: 1px solid #8886; border-radius: 0.5rem; }
h2 { margin: 0; font-size: 1.125rem; }
.about { margin: 0 0 0.75rem; opacity: 0.75; font-size: 0.875rem; }
.text { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; }
`
