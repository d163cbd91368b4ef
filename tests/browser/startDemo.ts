import { fork } from "node:child_process"
import { once } from "node:events"
import { join } from "node:path"
import type { RunningService } from "../startService.ts"

/** The real service on a demo of its own. */
export interface DemoService extends RunningService {
  /** Copies a demo account with its agency, for whoever wants to change something; gives the copy's name. */
  readonly copy: (name: string) => Promise<string>
  /** Has the account at an address asked for a passcode whenever it signs in from now on, or not any more. */
  readonly askForPasscode: (email: string, asked: boolean) => Promise<void>
  /** Ends every link to the log of a journey, as time does. */
  readonly endLinks: (jobId: number) => Promise<void>
  /** Lets an hour pass since what happened to a booking, as far as its history tells. */
  readonly ageBooking: (bookingId: number) => Promise<void>
}

/** Starts a service in a process of its own, on a free port, with a copy of the demo that the run made. */
export const startDemo = async (): Promise<DemoService> => {
  const server = process.env.DEMO_SERVER
  if (!server) throw new Error("The run has not made the demo")
  const child = fork(join(import.meta.dirname, "demoService.ts"), [server], {
    execArgv: [],
    // Nobody reads the log of requests.
    stdio: ["ignore", "ignore", "inherit", "ipc"]
  })
  const ended = once(child, "exit")
  const answer = async <A>(): Promise<A> => {
    const told = await Promise.race([once(child, "message"), ended.then(() => undefined)])
    if (!told) throw new Error("The demo's service ended before it answered")
    return told[0] as A
  }
  const { url } = await answer<{ url: string }>()
  return {
    url,
    copy: async (name) => {
      child.send({ copy: name })
      return (await answer<{ name: string }>()).name
    },
    askForPasscode: async (email, asked) => {
      child.send({ passcode: { email, asked } })
      await answer()
    },
    endLinks: async (jobId) => {
      child.send({ endLinksOf: jobId })
      await answer()
    },
    ageBooking: async (bookingId) => {
      child.send({ ageBooking: bookingId })
      await answer()
    },
    stop: async () => {
      child.disconnect()
      await ended
    }
  }
}
