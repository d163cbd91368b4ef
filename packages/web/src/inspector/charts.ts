import { type Chart, chartOf, type LaidOut, layOut } from "@crewfleet/machines/inspection"
import { everyMachine } from "@crewfleet/machines/testing"
import { layOutInWorker } from "./layOutInWorker.ts"

/** A machine in the list of all. */
export interface ListedChart {
  readonly feature: string
  readonly id: string
  /** What it is, in a sentence. */
  readonly description: string
}

/** All machines whose name, feature or sentence has all of the words, by feature. */
export const chartsFound = (words: string): ReadonlyMap<string, ReadonlyArray<ListedChart>> => {
  const wanted = words.toLowerCase().split(/\s+/)
  const found = listed.filter(({ feature, id, description }) => {
    const text = `${feature} ${id} ${description}`.toLowerCase()
    return wanted.every((word) => text.includes(word))
  })
  return Map.groupBy(found, ({ feature }) => feature)
}

const listed: ReadonlyArray<ListedChart> = everyMachine.map(({ feature, machine }) => ({
  feature,
  id: machine.id,
  description: machine.root.description ?? ""
}))

/** The chart of one machine; undefined where there is none of that name. */
export const chartAt = (feature: string, id: string): Chart | undefined => {
  const found = everyMachine.find((one) => one.feature === feature && one.machine.id === id)
  return found && chartOf(found.machine, found.because)
}

/** The chart of a machine by its id, which no other machine has. */
export const chartOfMachine = (id: string): Chart | undefined => {
  const found = everyMachine.find(({ machine }) => machine.id === id)
  return found && chartOf(found.machine, found.because)
}

const layouts = new Map<string, Promise<LaidOut>>()
const drawings = new Map<string, LaidOut>()

/** The drawing of a machine, which is laid out once. */
export const laidOutOnce = (chart: Chart): Promise<LaidOut> => {
  const known =
    layouts.get(chart.id) ??
    layOut(chart, typeof Worker === "undefined" ? undefined : layOutInWorker).then(
      (laidOut) => {
        drawings.set(chart.id, laidOut)
        return laidOut
      },
      (error) => {
        // Whoever asks again gets another try.
        layouts.delete(chart.id)
        throw error
      }
    )
  layouts.set(chart.id, known)
  return known
}

/** The same at once, where it was laid out before. */
export const laidOutBefore = (chart: Chart): LaidOut | undefined => drawings.get(chart.id)

/** Lays machines out one after the other, before anybody asks for them: nobody waits for one who goes through a run. */
export const layOutAhead = (machines: ReadonlyArray<string>): void => {
  const charts = [...new Set(machines)].flatMap((id) => (layouts.has(id) ? [] : (chartOfMachine(id) ?? [])))
  // Whoever asks for one that cannot be is told then.
  charts
    .reduce<Promise<unknown>>((before, chart) => before.then(() => laidOutOnce(chart)), Promise.resolve())
    .catch(() => {})
}
