import type { ElkExtendedEdge, ElkNode } from "elkjs/lib/elk-api.js"
import type { Chart } from "./Chart.ts"
import { headPlace } from "./headPlace.ts"
import type { LaidOut, LaidOutBox, LaidOutEdge, LaidOutText, Place } from "./LaidOut.ts"
import { sizeOf } from "./linesOf.ts"
import { margin, type Plan } from "./planOf.ts"

/** What was planned, at the places that ELK found, and the frames in which there is none for their heads. */
export const placed = (chart: Chart, { boxes, edges }: Plan, laid: ElkNode) => {
  const nodes = nodesIn(laid)
  const placeOfNode = new Map(nodes.map((node) => [node.id, placeOf(node)]))
  const drawnEdges = nodes
    .flatMap(({ edges = [] }) => edges)
    .map((laidEdge): LaidOutEdge => {
      const { transitions, from, to, lines } = foundIn(edges, laidEdge.id)
      return { transitions, from, to, points: pointsOf(laidEdge), text: labelText(laidEdge, lines) }
    })
  const crowded = new Set<string>()
  const laidOut: LaidOut = {
    chart,
    width: Math.ceil(laid.width ?? 0),
    height: Math.ceil(laid.height ?? 0),
    boxes: [...boxes]
      .map(([id, { lines, ...box }]): LaidOutBox => {
        const place = foundIn(placeOfNode, id)
        const inside = { x: place.x + margin.across, y: place.y + margin.down, ...sizeOf(lines) }
        const text = box.isFrame ? headPlace(inside, place, drawnEdges) : inside
        if (!text) crowded.add(box.state.path)
        return { ...box, ...place, text: { ...(text ?? inside), lines } }
      })
      .sort((one, other) => depthOf(one) - depthOf(other)),
    edges: drawnEdges
  }
  return { laidOut, crowded }
}

const labelText = ({ labels: [label] = [] }: ElkExtendedEdge, lines: LaidOutText["lines"]) => {
  if (label === undefined) return undefined
  const { x, y } = placeOf(label)
  return { x: x + 4, y: y + 1, ...sizeOf(lines), lines }
}

const foundIn = <Value>(all: ReadonlyMap<string, Value>, id: string): Value => {
  const found = all.get(id)
  if (found === undefined) throw new Error(`Nobody planned "${id}", or it was not placed`)
  return found
}

const pointsOf = ({ sections = [] }: ElkExtendedEdge) =>
  sections
    .flatMap(({ startPoint, bendPoints = [], endPoint }) => [startPoint, ...bendPoints, endPoint])
    .map(({ x, y }) => ({ x: rounded(x), y: rounded(y) }))

/** How many frames something lies in. */
const depthOf = ({ state: { path }, kind }: LaidOutBox): number =>
  (path === "" ? 0 : path.split(".").length) + (kind === "state" ? 0 : 1)

const nodesIn = (node: ElkNode): ReadonlyArray<ElkNode> => [node, ...(node.children ?? []).flatMap(nodesIn)]

const placeOf = ({ x = 0, y = 0, width = 0, height = 0 }: Partial<Place>): Place => ({
  x: rounded(x),
  y: rounded(y),
  width: rounded(width),
  height: rounded(height)
})

/** A tenth of a pixel is seen by nobody, and makes files short. */
export const rounded = (length: number): number => Math.round(length * 10) / 10
