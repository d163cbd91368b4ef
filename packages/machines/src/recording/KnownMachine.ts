import type { AnyStateMachine } from "xstate"

/** What a machine was made of, as its `meta.made` says. */
export type Made = Readonly<Record<string, string>>

/** A machine that can be replayed. */
export interface KnownMachine {
  readonly machine: AnyStateMachine
  /** Makes it anew of what a recording says that it was made of, where it is not the same for everybody. */
  readonly remake?: (made: Made) => AnyStateMachine
}

/** The machine as it was made when it was recorded. */
export const remade = ({ machine, remake }: KnownMachine, made: Made | undefined): AnyStateMachine =>
  made && remake ? remake(made) : machine

/** What a machine was made of; undefined where it is the same for everybody. */
export const madeOf = (machine: AnyStateMachine): Made | undefined => machine.config.meta?.made
