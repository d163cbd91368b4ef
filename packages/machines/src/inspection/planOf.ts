import type { ElkNode } from "elkjs/lib/elk-api.js"
import type { Chart, ChartState, ChartTransition } from "./Chart.ts"
import type { LaidOutBox, LaidOutEdge } from "./LaidOut.ts"
import { boxLines, type DrawnLine, leadLines, sizeOf, staysIn } from "./linesOf.ts"

export type PlannedBox = Pick<LaidOutBox, "kind" | "state" | "isFrame" | "isRegion"> & {
  readonly lines: ReadonlyArray<DrawnLine>
}

export type PlannedEdge = Pick<LaidOutEdge, "transitions" | "from" | "to"> & {
  readonly lines: ReadonlyArray<DrawnLine>
}

/** What is to be placed: a graph for ELK, and what its nodes and edges stand for by their ids. */
export interface Plan {
  readonly graph: ElkNode
  readonly boxes: ReadonlyMap<string, PlannedBox>
  readonly edges: ReadonlyMap<string, PlannedEdge>
}

/** What stands between the border of a box and its text. */
export const margin = { across: 12, down: 7 }

/**
 * Plans the drawing of a chart. What leads from one state to another by several ways is one edge; the frames of which the paths
 * are given get room for their heads beside what lies in them.
 */
export const planOf = (chart: Chart, roomy: ReadonlySet<string>): Plan => {
  const boxes = new Map<string, PlannedBox>()
  const edges = new Map<string, PlannedEdge & { readonly source: string; readonly target: string }>()

  const connect = (
    [source, from]: readonly [id: string, path: string],
    [target, to]: readonly [id: string, path: string],
    lead?: ChartTransition
  ) => {
    const id = `${source} → ${target}`
    const { transitions, lines } = edges.get(id) ?? { transitions: [], lines: [] }
    edges.set(id, {
      ...{ source, target, from, to },
      transitions: [...transitions, ...(lead ? [lead] : [])],
      lines: [...lines, ...(lead ? leadLines(lead) : [])]
    })
  }

  const nodeOf = (state: ChartState, isRegion: boolean): ElkNode => {
    const { path, initial } = state
    const isFrame = state.states.length > 0
    const lines = boxLines(state)
    boxes.set(idOf("state", path), { kind: "state", state, isFrame, isRegion, lines })
    const marks: Array<ElkNode> = []
    const mark = (kind: "start" | "anywhere", size: number) => {
      const id = idOf(kind, path)
      if (!boxes.has(id)) marks.push({ id, width: size, height: size })
      boxes.set(id, { kind, state, isFrame: false, isRegion: false, lines: [] })
      return id
    }
    if (initial !== undefined) connect([mark("start", 12), path], [idOf("state", initial), initial])
    for (const lead of state.transitions.filter((one) => !staysIn(state)(one)))
      for (const target of lead.targets) {
        const isInside = isFrame && isWithin(target, path)
        const source = isInside ? mark("anywhere", 18) : idOf("state", path)
        // Whoever comes to a state from within begins in it anew.
        connect([source, path], [idOf(isWithin(path, target) ? "start" : "state", target), target], lead)
      }
    const { width, height } = sizeOf(lines)
    const size = { width: width + 2 * margin.across, height: height + 2 * margin.down }
    if (!isFrame) return { id: idOf("state", path), ...size }
    return {
      id: idOf("state", path),
      children: [...marks, ...state.states.map((within) => nodeOf(within, state.type === "parallel"))],
      layoutOptions: {
        ...options,
        "elk.padding": `[top=${size.height + 10},left=16,bottom=16,right=${roomy.has(path) ? size.width : 16}]`,
        "elk.nodeSize.constraints": "MINIMUM_SIZE",
        "elk.nodeSize.minimum": `(${size.width},${size.height + 26})`
      }
    }
  }

  const children = [nodeOf(chart.root, false)]
  return {
    graph: {
      id: "drawing",
      layoutOptions: options,
      children,
      edges: [...edges].map(([id, { source, target, lines }]) => {
        const { width, height } = sizeOf(lines)
        const label = { id: `${id} label`, text: id, width: width + 8, height: height + 2 }
        return { id, sources: [source], targets: [target], labels: lines.length > 0 ? [label] : [] }
      })
    },
    boxes,
    edges
  }
}

const idOf = (kind: LaidOutBox["kind"], path: string) => `${kind} ${path}`

/** Whether a state is another or lies in it. */
const isWithin = (path: string, outer: string): boolean =>
  outer === "" || path === outer || path.startsWith(`${outer}.`)

/** They hold in the graph, and have to be told again in each frame. */
const options = {
  "elk.algorithm": "layered",
  "elk.direction": "DOWN",
  "elk.hierarchyHandling": "INCLUDE_CHILDREN",
  "elk.edgeRouting": "ORTHOGONAL",
  "elk.json.shapeCoords": "ROOT",
  "elk.json.edgeCoords": "ROOT",
  "elk.padding": "[top=16,left=16,bottom=16,right=16]",
  "elk.spacing.nodeNode": "20",
  "elk.spacing.edgeEdge": "10",
  "elk.spacing.edgeNode": "12",
  "elk.spacing.edgeLabel": "4",
  "elk.spacing.labelLabel": "6",
  "elk.layered.spacing.nodeNodeBetweenLayers": "24",
  "elk.layered.spacing.edgeNodeBetweenLayers": "14",
  "elk.layered.spacing.edgeEdgeBetweenLayers": "10",
  "elk.layered.nodePlacement.strategy": "NETWORK_SIMPLEX"
}
