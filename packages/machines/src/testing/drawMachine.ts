import type { AnyStateMachine } from "xstate"
import { chartOf } from "../inspection/chartOf.ts"
import { mermaidOf } from "../inspection/mermaidOf.ts"

/**
 * A machine as a diagram of Mermaid: its states, within one another and side by side, what leads from one to another, and
 * what has to hold for it. What leads nowhere is left out.
 */
export const drawMachine = (machine: AnyStateMachine): string => mermaidOf(chartOf(machine))
