import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from "xstate"
import type { Chart, ChartAction, ChartState, ChartTransition } from "./Chart.ts"
import { guardIn } from "./guardIn.ts"

/** Says in plain JSON what a machine is made of; with the words of its guards where it is the machine of a life. */
export const chartOf = (machine: AnyStateMachine, because: Readonly<Record<string, unknown>> = {}): Chart => {
  const actionIn = actionsOf(machine)
  const transitionIn = (
    { source, eventType, guard, target, actions }: AnyTransitionDefinition,
    index: number
  ): ChartTransition => {
    const path = pathOf(source)
    return {
      id: `${path}#${index}`,
      ...heard(eventType),
      ...(guard !== undefined && { guard: guardIn(guard, because) }),
      targets: (target ?? []).map(pathOf),
      actions: actions.map(actionIn)
    }
  }
  const stateIn = (node: AnyStateNode): ChartState => {
    const initial = node.type === "compound" ? node.initial?.target?.[0] : undefined
    return {
      path: pathOf(node),
      key: node.key,
      type: node.type,
      ...(node.type === "history" && { history: node.history === "deep" ? "deep" : "shallow" }),
      description: node.description ?? "",
      tags: node.tags,
      ...(initial && { initial: pathOf(initial) }),
      entry: node.entry.map(actionIn),
      exit: node.exit.map(actionIn),
      invokes: node.invoke.map(({ id, src }) => ({ id, src: typeof src === "string" ? src : id })),
      transitions: [...node.transitions.values(), node.always ?? []].flat().map(transitionIn),
      states: Object.values(node.states).map(stateIn)
    }
  }
  const root = stateIn(machine.root)
  return { id: machine.id, description: root.description, root }
}

const pathOf = ({ path }: AnyStateNode): string => path.join(".")

const heard = (type: string): Pick<ChartTransition, "kind" | "name"> => {
  if (type === "") return { kind: "always", name: "" }
  for (const [kind, form] of Object.entries(forms)) {
    const [, name] = form.exec(type) ?? []
    if (name !== undefined) return { kind: kind as keyof typeof forms, name }
  }
  return { kind: "event", name: type }
}

/** What XState calls the events that it makes itself. */
const forms = {
  answer: /^xstate\.done\.actor\.(.*)$/,
  failure: /^xstate\.error\.actor\.(.*)$/,
  delay: /^xstate\.after\.([^.]*)\./,
  end: /^xstate\.done\.state()\./
}

const actionsOf =
  ({ implementations }: AnyStateMachine) =>
  (action: unknown): ChartAction => {
    const { type, params } = typeof action === "string" ? { type: action } : Object(action)
    const made = typeof action === "function" ? action : implementations.actions[type]
    const emits = Object(made).type === "xstate.emit"
    const text = Object(params).text ?? params
    return {
      name: String(type ?? "something unnamed"),
      ...(emits && { emits }),
      ...(emits && typeof text === "string" && { words: text })
    }
  }
