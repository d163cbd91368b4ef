import { execFile } from "node:child_process"
import { promisify } from "node:util"
import { startDouble } from "@crewfleet/double"
import { startService } from "@crewfleet/service"

const run = promisify(execFile)
const [, program = "", asked] = process.argv

/** Milliseconds of the clock, and of a processor. */
type Taken = readonly [wall: number, processor: number]

const taken = async (start: () => Promise<{ readonly stop: () => Promise<void> }>): Promise<Taken> => {
  const [began, used] = [performance.now(), process.cpuUsage()]
  const { stop } = await start()
  const { user, system } = process.cpuUsage(used)
  const wall = performance.now() - began
  await stop()
  return [Math.round(wall), Math.round((user + system) / 1_000)]
}

/** A double, and the real service that makes its tables and its demo in memory first. */
const starts = {
  double: () => startDouble(),
  service: () => startService({ demo: true, log: () => {} })
}

/** A start of its kind in a process of its own, as a run of tests begins with one. */
const measured = async (of: keyof typeof starts): Promise<Taken> => {
  const { stdout } = await run(process.execPath, ["--liftoff-only", program, of])
  return JSON.parse(stdout)
}

const median = (values: ReadonlyArray<number>) => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0

if (asked === "double" || asked === "service") {
  console.log(JSON.stringify(await taken(starts[asked])))
} else {
  // The first makes the snapshot where there is none.
  await measured("double")
  const double: Array<Taken> = []
  for (let round = 0; round < 5; round += 1) double.push(await measured("double"))
  const rounds = { double, service: [await measured("service")] }
  console.log("| start | median, ms | of a processor, ms |\n| --- | --- | --- |")
  for (const kind of ["double", "service"] as const) {
    const [wall, processor] = [0, 1].map((at) => median(rounds[kind].map((taken) => taken[at] ?? 0)))
    console.log(`| ${kind} | ${wall} | ${processor} |`)
  }
}
