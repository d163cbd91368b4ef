import type { ColumnType, Generated } from "kysely"
import type { Timestamp } from "./Tables.ts"

/** Work for later: `kind` says who does it, `key` what it is about and when, so that the same is done once. */
export interface JobTable {
  id: Generated<number>
  kind: string
  key: string
  /** JSON without anything secret or personal: read as a value, written as text. */
  payload: ColumnType<unknown, string, string>
  /** What is secret or personal in it, sealed; erased with its end. */
  sealed: string | null
  /** When it may be claimed; a claim puts it off to the end of its lease. */
  runAt: Timestamp
  /** From then on it is not done any more. */
  expiresAt: Timestamp
  /** Nobody waits for it: the others are claimed first. */
  background: Generated<boolean>
  /** The run of work by the clock that it belongs to: when that was due. */
  dueAt: Timestamp | null
  /** Which of that work's subjects it is about; null where it is the run itself. */
  what: string | null
  attempts: Generated<number>
  /** When it was claimed first. */
  begunAt: Timestamp | null
  /** The claim that holds it. */
  lease: string | null
  /** What the last attempt failed with, without what was said. */
  failure: string | null
  endedAt: Timestamp | null
  outcome: "done" | "expired" | null
  /** To how many things something was done, where that was counted. */
  handled: number | null
  createdAt: Timestamp
}
