import type { Chart, ChartState, ChartTransition } from "./Chart.ts"
import { statesWithin } from "./Chart.ts"
import { labelOf } from "./labelOf.ts"

/**
 * A chart as a diagram of Mermaid: its states, within one another and side by side, what leads from one to another, and
 * what has to hold for it. What leads nowhere is left out.
 */
export const mermaidOf = ({ id, root }: Chart): string => {
  const nameOf = (path: string) => [id, ...(path ? [path] : [])].join(".").replaceAll(/\W+/g, "_")

  /** What stands in a state: where it begins, and the states within; those side by side are kept apart by a line. */
  const insideOf = (state: ChartState, margin = "  "): ReadonlyArray<string> => [
    ...(state.initial === undefined ? [] : [`${margin}[*] --> ${nameOf(state.initial)}`]),
    ...state.states.flatMap((within, index) => [
      ...(state.type === "parallel" && index > 0 ? [`${margin}--`] : []),
      ...stateLines(within, margin)
    ])
  ]
  const stateLines = (state: ChartState, margin: string): ReadonlyArray<string> => {
    const name = nameOf(state.path)
    const title = `${margin}state "${state.key}" as ${name}`
    const ends = state.type === "final" ? [`${margin}${name} --> [*]`] : []
    if (state.states.length === 0) return [title, ...ends]
    return [`${title} {`, ...insideOf(state, `${margin}  `), `${margin}}`]
  }
  /** What leads on from anywhere in a machine begins at the machine's own states. */
  const leadLines = (state: ChartState, lead: ChartTransition): ReadonlyArray<string> => {
    const from = state.path ? [state] : state.states
    return from.flatMap(({ path }) =>
      lead.targets.map((target) => `  ${nameOf(path)} --> ${nameOf(target)}: ${conditionOf(lead)}`)
    )
  }
  const leads = statesWithin(root).flatMap((state) =>
    state.transitions.flatMap((lead) => leadLines(state, lead))
  )
  return ["stateDiagram-v2", ...insideOf(root), ...leads, ""].join("\n")
}

const conditionOf = (lead: ChartTransition): string =>
  lead.guard ? `${labelOf(lead)} [${lead.guard.name}]` : labelOf(lead)
