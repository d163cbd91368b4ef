import type { LogEntry, PromiseClient, Session, SessionStore } from "@crewfleet/sdk"
import { codeProblems, localCodeForm } from "@crewfleet/sdk/rules"
import { fromPromise } from "xstate"
import { portFailure } from "../defects.ts"
import { leaderEntryMachine } from "./leaderEntryMachine.ts"
import type { ChosenCode, CodeTaken, LogOpened, OpeningInput, TakenLog } from "./leaderEntrySetup.ts"

/** What a host does for the entry of a log. */
export interface LeaderEntryHost {
  /** Ends whatever session this browser holds, once what was typed is kept. */
  readonly endSession: () => Promise<void>
  /** A client for a session that no browser keeps. */
  readonly connect: (store: SessionStore) => Promise<PromiseClient>
  /** Takes in whom the service lets in. */
  readonly admit: (session: Session, entry: LogEntry) => Promise<void>
  /** Has the code open the log of whom was taken in. */
  readonly take: (code: string) => Promise<TakenLog>
}

/** A session for as long as it is needed here. */
const passing = (session: Session): SessionStore => {
  let current: Session | undefined = session
  return {
    current: () => current,
    renew: (tokens) => {
      current = current && { ...current, ...tokens }
    },
    end: () => {
      current = undefined
    }
  }
}

/** The entry of a log with the SDK and a device behind its ports. */
export const leaderEntryLogic = (host: LeaderEntryHost) =>
  leaderEntryMachine.provide({
    actors: {
      endSession: fromPromise<void, undefined>(host.endSession),
      open: fromPromise<LogOpened, OpeningInput>(async ({ input, self, signal }) => {
        const { jobId, session, code } = input
        try {
          const client = await host.connect(passing(session))
          const entry = await client.leader.open(
            { params: { workerId: session.workerId ?? 0, id: jobId }, payload: code ? { code } : {} },
            { signal }
          )
          if (!entry.visit || !entry.secret) return { _tag: "TakenOver", from: entry.takenOverFrom ?? "" }
          await host.admit(session, entry)
          return { _tag: "LetIn" }
        } catch (error) {
          throw portFailure(error, { self, signal })
        }
      }),
      take: fromPromise<CodeTaken, ChosenCode>(async ({ input }) => {
        const problems = codeProblems(localCodeForm, { ...input })
        if (problems.length > 0) return { _tag: "Refused", problems }
        return { _tag: "Taken", ...(await host.take(input.code)) }
      }),
      leave: fromPromise<void, { readonly session: Session | undefined }>(async ({ input, signal }) => {
        if (!input.session) return
        const client = await host.connect(passing(input.session))
        await client.session.logout(undefined, { signal })
      })
    }
  })
