import {
  type ChartAction,
  type ChartState,
  type ChartTransition,
  labelOf
} from "@crewfleet/machines/inspection"
import styles from "./StateFacts.module.css"

/** What happens in a state: its ports, its actions, and what leads on from it, each with its guard and its notices. */
export function StateFacts({ state }: { readonly state: ChartState }) {
  const lines = [
    ...(state.tags.length > 0 ? [`tags: ${state.tags.join(", ")}`] : []),
    ...state.invokes.map(({ src }) => `asks ${src}`),
    ...actionLines("on entry", state.entry),
    ...actionLines("on exit", state.exit),
    ...state.transitions.map(leadWords)
  ]
  if (lines.length === 0) return <p className={styles.nothing}>Nothing happens here.</p>
  return (
    <ul className={styles.facts}>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same may be said twice
        <li key={index}>{line}</li>
      ))}
    </ul>
  )
}

const actionLines = (when: string, actions: ReadonlyArray<ChartAction>): ReadonlyArray<string> =>
  actions.length > 0 ? [`${when}: ${actions.map(actionWords).join(", ")}`] : []

const actionWords = ({ name, emits, words }: ChartAction): string => {
  if (words !== undefined) return `${name} “${words}”`
  return emits ? `${name} (a notice)` : name
}

const leadWords = (lead: ChartTransition): string =>
  [
    labelOf(lead),
    ...(lead.guard
      ? [`[${lead.guard.name}${(lead.guard.words ?? []).map((text) => ` “${text}”`).join("")}]`]
      : []),
    lead.targets.length > 0
      ? `→ ${lead.targets.map((target) => target || "the machine").join(", ")}`
      : "stays",
    ...(lead.actions.length > 0 ? [`/ ${lead.actions.map(actionWords).join(", ")}`] : [])
  ].join(" ")
