/** A machine as plain JSON: what it is, and its states. */
export interface Chart {
  readonly id: string
  /** What it is, in a sentence. */
  readonly description: string
  /** The machine itself, of which all other states are part. */
  readonly root: ChartState
}

export interface ChartState {
  /** The keys from the machine to the state, joined by dots; empty for the machine itself. */
  readonly path: string
  readonly key: string
  readonly type: "atomic" | "compound" | "parallel" | "final" | "history"
  /** Whether a history goes back to the state alone or to all that was within it. */
  readonly history?: "shallow" | "deep"
  readonly description: string
  readonly tags: ReadonlyArray<string>
  /** The path of the state within that is entered first. */
  readonly initial?: string
  readonly entry: ReadonlyArray<ChartAction>
  readonly exit: ReadonlyArray<ChartAction>
  /** The ports and machines that are at work while the state lasts. */
  readonly invokes: ReadonlyArray<{ readonly id: string; readonly src: string }>
  readonly transitions: ReadonlyArray<ChartTransition>
  readonly states: ReadonlyArray<ChartState>
}

export interface ChartTransition {
  /** Tells it from all others of the machine. */
  readonly id: string
  /** What it waits for: something sent, the answer or failure of a port, a delay, the end of what is within, or nothing. */
  readonly kind: "event" | "answer" | "failure" | "delay" | "end" | "always"
  /** The event, port or delay; empty where it waits for none. */
  readonly name: string
  readonly guard?: ChartGuard
  /** The paths of the states that it leads to; none where it stays. */
  readonly targets: ReadonlyArray<string>
  readonly actions: ReadonlyArray<ChartAction>
}

export interface ChartGuard {
  /** Its name, or those of the guards that it is made of with `and`, `or` and `not`. */
  readonly name: string
  /** What a person reads where it forbids the step; only guards of a life have words. */
  readonly words?: ReadonlyArray<string>
}

export interface ChartAction {
  readonly name: string
  /** Whether it tells whoever listens to the machine. */
  readonly emits?: true
  /** The words of what it tells, where they are always the same. */
  readonly words?: string
}

/** A state and all that are within it, in the order in which they are declared. */
export const statesWithin = (state: ChartState): ReadonlyArray<ChartState> => [
  state,
  ...state.states.flatMap(statesWithin)
]
