import type { Chart } from "./Chart.ts"
import type { LaidOut } from "./LaidOut.ts"
import { placed } from "./placed.ts"
import { planOf } from "./planOf.ts"

/** Finds a place for everything in a chart, so that nothing lies on anything else. The same chart is always laid out alike. */
export const layOut = async (chart: Chart): Promise<LaidOut> => {
  const { default: ELK } = await import("elkjs/lib/elk.bundled.js")
  const attempt = async (roomy: ReadonlySet<string>) => {
    const plan = planOf(chart, roomy)
    return placed(chart, plan, await new ELK().layout(plan.graph))
  }
  const { laidOut, crowded } = await attempt(new Set())
  return crowded.size === 0 ? laidOut : (await attempt(crowded)).laidOut
}
