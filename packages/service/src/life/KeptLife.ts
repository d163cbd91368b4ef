import type { Life, StatusOf } from "@crewfleet/machines/life"
import type { Kysely } from "kysely"
import type { AnyStateMachine } from "xstate"
import type { Tables } from "../database/Tables.ts"

/** Which thing is meant. */
export interface Named {
  readonly id: number
  /** Whose things alone are meant; undefined for everybody's. */
  readonly tenant: number | undefined
}

/** Where a thing stands, and how often that has changed. */
export interface Standing<Status extends string = string> {
  readonly status: Status
  readonly version: number
}

/** A life and where its things are kept. */
export interface KeptLife<Machine extends AnyStateMachine, Kind extends string = string> {
  /** What `changes` calls things of this kind. */
  readonly kind: Kind
  readonly life: Life<Machine>
  /** What is said to whoever saw an older version, where there are better words than the usual ones. */
  readonly conflict?: string
  /** Reads where a thing stands, and keeps everybody else from moving it until the transaction ends. */
  readonly lock: (db: Kysely<Tables>, named: Named) => Promise<Standing | undefined>
  readonly write: (
    db: Kysely<Tables>,
    named: Named,
    standing: Standing<StatusOf<Machine>>
  ) => Promise<unknown>
}

/** Declares where the things of a life are kept. */
export const keptLife = <Machine extends AnyStateMachine, const Kind extends string>(
  kept: KeptLife<Machine, Kind>
): KeptLife<Machine, Kind> => kept
