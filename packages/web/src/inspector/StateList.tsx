import { type Chart, statesWithin } from "@crewfleet/machines/inspection"
import { Card } from "../ui/Card.tsx"
import { Stack } from "../ui/Stack.tsx"
import { StateFacts } from "./StateFacts.tsx"
import styles from "./StateList.module.css"

interface StateListProps {
  readonly chart: Chart
  readonly selected: string | undefined
  readonly onSelect: (path: string | undefined) => void
}

/** The machine and each of its states with its sentence; of the selected one also what happens there. */
export function StateList({ chart, selected, onSelect }: StateListProps) {
  return (
    <Card title="States">
      <Stack as="ul" gap={3} className={styles.states}>
        {statesWithin(chart.root).map((state) => {
          const isSelected = state.path === selected
          return (
            <Stack as="li" align="start" gap={1} key={state.path} className={styles.state}>
              <button
                type="button"
                className={styles.name}
                aria-pressed={isSelected}
                onClick={() => onSelect(isSelected ? undefined : state.path)}
              >
                {state.path || chart.id}
              </button>
              <p>{state.description}</p>
              {isSelected && <StateFacts state={state} />}
            </Stack>
          )
        })}
      </Stack>
    </Card>
  )
}
