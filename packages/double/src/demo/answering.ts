import { type Answered, type Asked, brokenWords, type Message } from "./messages.ts"

/** What answers requests, once it has started. */
export interface Started {
  readonly answer: (request: Request) => Promise<Response>
}

/** Answers what is asked over a channel, each once; also where the service has failed, so that nobody waits for ever. */
export const answering = (started: Promise<Started>, say: (message: Message) => void) => {
  // A service worker asks again where it does not know who heard it.
  const heard = new Set<string>()
  return async (asked: Asked): Promise<void> => {
    if (heard.has(asked.id)) return
    heard.add(asked.id)
    say(await answered(started, asked).catch((failure) => failed(asked, failure)))
  }
}

const answered = async (started: Promise<Started>, asked: Asked): Promise<Answered> => {
  const { answer } = await started
  const { id, url, method, headers, body } = asked
  const response = await answer(
    new Request(url, { method, headers: [...headers], ...(body && { body }) } as RequestInit)
  )
  return {
    kind: "answered",
    id,
    status: response.status,
    headers: [...response.headers],
    body: await response.arrayBuffer()
  }
}

const failed = ({ id }: Asked, failure: unknown): Answered => ({
  kind: "answered",
  id,
  status: 500,
  headers: [["content-type", "text/plain; charset=utf-8"]],
  body: new TextEncoder().encode(brokenWords(whyOf(failure))).buffer
})

/** What went wrong, with where it did so. */
export const whyOf = (failure: unknown): string => String((failure as Error | undefined)?.stack ?? failure)
