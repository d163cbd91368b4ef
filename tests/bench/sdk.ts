import { execFile, fork } from "node:child_process"
import { once } from "node:events"
import { join } from "node:path"
import { parseArgs, promisify } from "node:util"
import { makeClient } from "@crewfleet/sdk"
import { median } from "./measure.ts"

type Call = () => Promise<unknown>

/** Milliseconds that so many calls take, with so many under way at any time. */
const time = async (call: Call, calls: number, together: number): Promise<number> => {
  let left = calls
  const work = async () => {
    while (left-- > 0) await call()
  }
  const start = performance.now()
  await Promise.all(Array.from({ length: together }, work))
  return performance.now() - start
}

/** What one call of the SDK costs against `fetch` and `JSON.parse`: short rounds take turns, so both meet the same load. */
const compare = async (sdk: Call, plain: Call, together: number, rounds = 81, calls = 200) => {
  for (const call of [plain, sdk, plain, sdk]) await time(call, 1000, together)
  const took = { sdk: [] as number[], plain: [] as number[] }
  for (let round = 0; round < rounds; round += 1) {
    if (round % 2) took.plain.push(await time(plain, calls, together))
    took.sdk.push(await time(sdk, calls, together))
    if (round % 2 === 0) took.plain.push(await time(plain, calls, together))
  }
  const microseconds = (values: ReadonlyArray<number>) => Math.round((median(values) / calls) * 1000)
  return {
    "at a time": together,
    "fetch, µs": microseconds(took.plain),
    "sdk, µs": microseconds(took.sdk),
    ratio: Number((median(took.sdk) / median(took.plain)).toFixed(2)),
    target: 1.2
  }
}

/** Measures one SDK call, decoding included, against plain `fetch` plus `JSON.parse` on the same small body. */
export const benchSdk = async () => {
  const server = fork(join(import.meta.dirname, "smallAnswer.ts"))
  try {
    const [port] = await once(server, "message")
    const baseUrl = `http://127.0.0.1:${port}`
    const client = makeClient({ baseUrl })
    const sdk = () => client.dashboard.overview()
    const plain = async () => JSON.parse(await (await fetch(`${baseUrl}/api/v1/stats/overview`)).text())
    return [await compare(sdk, plain, 1), await compare(sdk, plain, 50)]
  } finally {
    server.kill()
  }
}

/** The middle of several runs, each in a process of its own: a ratio differs from run to run by a tenth. */
const benchRuns = async (runs: number) => {
  const tables: Array<Awaited<ReturnType<typeof benchSdk>>> = []
  for (let run = 0; run < runs; run += 1) {
    const { stdout } = await promisify(execFile)(process.execPath, [import.meta.filename, "--json"])
    tables.push(JSON.parse(stdout))
  }
  return (tables[0] ?? []).map((first, index) => {
    const ratios = tables.map((table) => table[index]?.ratio ?? Number.NaN)
    return {
      "at a time": first["at a time"],
      runs,
      ratio: median(ratios),
      ratios: ratios.join(" "),
      target: 1.2
    }
  })
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: { runs: { type: "string", default: "1" }, json: { type: "boolean" } }
  })
  if (values.json) console.log(JSON.stringify(await benchSdk()))
  else console.table(Number(values.runs) > 1 ? await benchRuns(Number(values.runs)) : await benchSdk())
}
