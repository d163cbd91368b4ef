import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import {
  type Chart,
  chartOf,
  type LaidOut,
  layOut,
  looksOf,
  statesWithin,
  svgOf
} from "@crewfleet/machines/inspection"
import { everyMachine } from "@crewfleet/machines/testing"

const folder = import.meta.dirname

interface Listed {
  readonly feature: string
  readonly chart: Chart
}

/** The drawings of all machines, of those that are drawn alike but for their names the first. */
export const layOutAll = async (): Promise<
  ReadonlyArray<{ readonly path: string; readonly laidOut: LaidOut }>
> =>
  Promise.all(
    [...drawnAlike().values()].flatMap(([first]) =>
      first ? [layOut(first.chart).then((laidOut) => ({ path: pictureOf(first), laidOut }))] : []
    )
  )

/** The page of all machines and their pictures, by their paths in this folder. */
export const machinesPages = (drawings: Awaited<ReturnType<typeof layOutAll>>): ReadonlyMap<string, string> =>
  new Map([["machines.md", page()], ...drawings.map(({ path, laidOut }) => [path, svgOf(laidOut)] as const)])

const listed = (): ReadonlyArray<Listed> =>
  everyMachine.map(({ feature, machine, because }) => ({ feature, chart: chartOf(machine, because) }))

const drawnAlike = () => Map.groupBy(listed(), ({ chart }) => looksOf(chart))

const pictureOf = ({ feature, chart }: Listed) => `machines/${feature}/${chart.id}.svg`

const page = (): string => {
  const firsts = new Map(
    [...drawnAlike().values()].flatMap((alike) => alike.map((one) => [one.chart.id, alike[0]]))
  )
  const features = Map.groupBy(listed(), ({ feature }) => feature)
  const parts = [...features].map(([feature, machines]) =>
    [
      `## ${feature}`,
      ...machines.map((one) => {
        const first = firsts.get(one.chart.id) ?? one
        return first.chart.id === one.chart.id ? drawn(one) : asDrawn(one, first)
      })
    ].join("\n\n")
  )
  return `${head}\n${parts.join("\n\n")}\n`
}

const head = `# What does each machine do?

Made from the machines themselves by \`npm run docs\`; a test keeps it true. The portal shows the same at \`/inspector\`, where
drawings can be zoomed and searched.

- A box is a state, a double one an end, a box within another a state within it; those with a dashed border are side by side.
- A dot leads to where a state begins. A star leads on from any state within its frame.
- At an arrow stands what is waited for and, in brackets, what has to hold for it. \`send answers\` and \`send fails\` are the two
  ends of the port \`send\`, which is written into the state that asks it; \`after\` is a delay, and \`at once\` waits for nothing.
- What is written into a state below its ports is heard there without leaving it.
`

const drawn = (one: Listed): string => {
  const { id, description, root } = one.chart
  const states = statesWithin(root).filter(({ path }) => path !== "")
  const sentences = states.map((state) => `- \`${state.path}\`: ${state.description}`)
  return [
    `### ${id}`,
    description,
    `[![The states of ${id}](${pictureOf(one)})](${pictureOf(one)})`,
    ...(sentences.length > 0 ? [sentences.join("\n")] : [])
  ].join("\n\n")
}

const asDrawn = ({ chart }: Listed, first: Listed): string =>
  [
    `### ${chart.id}`,
    chart.description,
    `Its states are those of [${first.chart.id}](#${first.chart.id.toLowerCase()}).`
  ].join("\n\n")

/** The pages as they stand in the repository. */
export const keptMachinesPages = (): ReadonlyMap<string, string> =>
  new Map(
    ["machines.md", ...globSync("machines/**/*.svg", { cwd: folder })]
      .filter((path) => existsSync(join(folder, path)))
      .map((path) => [path, readFileSync(join(folder, path), "utf8")])
  )

if (import.meta.main) {
  rmSync(join(folder, "machines"), { recursive: true, force: true })
  for (const [path, text] of machinesPages(await layOutAll())) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
}
