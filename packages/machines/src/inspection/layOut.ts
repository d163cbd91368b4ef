import type { ELK, ElkNode } from "elkjs/lib/elk-api.js"
import type { Chart } from "./Chart.ts"
import type { LaidOut } from "./LaidOut.ts"
import { placed } from "./placed.ts"
import { planOf } from "./planOf.ts"

/** Finds a place for the nodes and edges of a graph. */
export type LayOutGraph = (graph: ElkNode) => ReturnType<ELK["layout"]>

const onThisThread: LayOutGraph = async (graph) => {
  const { default: Elk } = await import("elkjs/lib/elk.bundled.js")
  return new Elk().layout(graph)
}

/**
 * Finds a place for everything in a chart, so that nothing lies on anything else. The same chart is always laid out alike.
 * `layOutGraph` does the long part of it: on this thread, unless told.
 */
export const layOut = async (chart: Chart, layOutGraph = onThisThread): Promise<LaidOut> => {
  const attempt = async (roomy: ReadonlySet<string>) => {
    const plan = planOf(chart, roomy)
    return placed(chart, plan, await layOutGraph(plan.graph))
  }
  const { laidOut, crowded } = await attempt(new Set())
  return crowded.size === 0 ? laidOut : (await attempt(crowded)).laidOut
}
