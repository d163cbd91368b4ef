import { afterEach, beforeEach } from "vitest"

/** What a service answers who is asked for a file, or with `HEAD` only for what it is. */
export type AnswerFile = (address: string, method: string) => Response | Promise<Response>

/** A service whose every file is of one type. */
export const filesOf =
  (contentType: string, content = "the content"): AnswerFile =>
  (_, method) =>
    new Response(method === "HEAD" ? null : content, { headers: { "content-type": contentType } })

/** Answers requests for files in the tests of a file, each of which begins with the same answer; the rest goes its way. */
export const servingFiles = (usually: AnswerFile): ((answer: AnswerFile) => void) => {
  const given = { fetch: globalThis.fetch }
  let answer = usually
  beforeEach(() => {
    answer = usually
    given.fetch = globalThis.fetch
    globalThis.fetch = async (asked, init) => {
      const address = String(asked instanceof Request ? asked.url : asked)
      return address.includes("/files/") && !address.includes("/api/")
        ? answer(address, init?.method ?? "GET")
        : given.fetch(asked, init)
    }
  })
  afterEach(() => {
    globalThis.fetch = given.fetch
  })
  return (other) => {
    answer = other
  }
}
