import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from "xstate"

/**
 * A machine as a diagram of Mermaid: its states, within one another and side by side, what leads from one to another, and
 * what has to hold for it. What leads nowhere is left out.
 */
export const drawMachine = ({ root }: AnyStateMachine): string =>
  ["stateDiagram-v2", ...insideOf(root), ...[root, ...below(root)].flatMap(leadsOf), ""].join("\n")

const statesOf = (node: AnyStateNode): ReadonlyArray<AnyStateNode> => Object.values(node.states)

const below = (node: AnyStateNode): ReadonlyArray<AnyStateNode> =>
  statesOf(node).flatMap((state) => [state, ...below(state)])

/** What stands in a state: where it begins, and the states within; those side by side are kept apart by a line. */
const insideOf = (node: AnyStateNode, margin = "  "): ReadonlyArray<string> => {
  const begins =
    node.type === "compound"
      ? (node.initial?.target ?? []).map((state) => `${margin}[*] --> ${nameOf(state)}`)
      : []
  const apart = node.type === "parallel" ? `${margin}--` : undefined
  return [
    ...begins,
    ...statesOf(node).flatMap((state, index) => [
      ...(apart && index > 0 ? [apart] : []),
      ...stateLines(state, margin)
    ])
  ]
}

const stateLines = (state: AnyStateNode, margin: string): ReadonlyArray<string> => {
  const title = `${margin}state "${state.key}" as ${nameOf(state)}`
  const ends = state.type === "final" ? [`${margin}${nameOf(state)} --> [*]`] : []
  if (statesOf(state).length === 0) return [title, ...ends]
  return [`${title} {`, ...insideOf(state, `${margin}  `), `${margin}}`]
}

const leadsOf = (node: AnyStateNode): ReadonlyArray<string> => [
  ...[...node.transitions.values()].flat().flatMap((lead) => leadLines(node, lead)),
  ...(node.always ?? []).flatMap((lead) => leadLines(node, lead))
]

/** What leads on from anywhere in a machine begins at the machine's own states. */
const leadLines = (node: AnyStateNode, lead: AnyTransitionDefinition): ReadonlyArray<string> => {
  const from = node.parent ? [node] : statesOf(node)
  return from.flatMap((state) =>
    (lead.target ?? []).map((target) => `  ${nameOf(state)} --> ${nameOf(target)}: ${labelOf(lead)}`)
  )
}

const labelOf = ({ eventType, guard }: AnyTransitionDefinition): string => {
  const heard = eventType
    .replace(/^$/, "at once")
    .replace(/^xstate\.done\.actor\.(.*)/, "$1 answers")
    .replace(/^xstate\.error\.actor\.(.*)/, "$1 fails")
    .replace(/^xstate\.after\.(.*?)\..*/, "after $1")
    .replace(/^xstate\.done\.state\.(.*)/, "done")
  const condition = typeof guard === "object" && "type" in guard ? guard.type : guard
  return typeof condition === "string" ? `${heard} [${condition}]` : heard
}

/** Names in a diagram are words. */
const nameOf = ({ id }: AnyStateNode): string => id.replaceAll(/\W+/g, "_")
