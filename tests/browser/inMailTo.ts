import type { RunningService } from "../startService.ts"
import { expect } from "./portal.ts"

/** The latest mail to an address in which something is found, and what that is. */
export const inMailTo = async (
  { url }: RunningService,
  recipient: string,
  wanted: RegExp
): Promise<string> => {
  const find = async () => {
    const mails: ReadonlyArray<{ readonly recipient: string; readonly text: string }> = await (
      await fetch(`${url}/outbox.json`)
    ).json()
    return mails
      .filter((mail) => mail.recipient === recipient)
      .map(({ text }) => wanted.exec(text)?.[1])
      .find((found) => found !== undefined)
  }
  await expect.poll(find).toBeTruthy()
  return (await find()) ?? ""
}
