import type { LaidOut, LaidOutBox, LaidOutEdge, LaidOutText, Point } from "./LaidOut.ts"
import { type DrawnLine, lineHeight } from "./linesOf.ts"
import { rounded } from "./placed.ts"
import type { Shape } from "./Shape.ts"

/** What of a drawing is shown apart. */
export interface Shown {
  /** The paths of the states that a machine is in. */
  readonly lit?: ReadonlySet<string>
  /** The path of the state that somebody looks at. */
  readonly selected?: string | undefined
}

/** What is drawn of a chart, from the back to the front. Colours are custom properties, which whoever shows it gives. */
export const shapesOf = ({ boxes, edges }: LaidOut, shown: Shown = {}): ReadonlyArray<Shape> => [
  ...boxes.map((box) => boxShape(box, shown)),
  ...edges.map((edge) => edgeShape(edge, edge.from === shown.selected || edge.to === shown.selected))
]

const boxShape = (box: LaidOutBox, { lit, selected }: Shown): Shape => {
  const { kind, state, x, y, width, height } = box
  const [isLit, isSelected] = [lit?.has(state.path), selected === state.path]
  if (kind === "start")
    return { tag: "circle", attributes: { ...middleOf(box), r: width / 2, fill: "var(--drawn-line)" } }
  if (kind === "anywhere") return anywhereShape(box)
  const border = {
    stroke: isSelected || isLit ? "var(--drawn-lit)" : "var(--drawn-line)",
    strokeWidth: isSelected || isLit ? 2.5 : 1,
    ...(box.isRegion && { strokeDasharray: "5 4" })
  }
  const fill = isLit ? "var(--drawn-lit-paper)" : box.isFrame ? "var(--drawn-frame)" : "var(--drawn-paper)"
  const rect = (inset: number): Shape => ({
    tag: "rect",
    attributes: {
      ...{ x: x + inset, y: y + inset, width: width - 2 * inset, height: height - 2 * inset },
      ...{ rx: 8 - inset, fill, ...border }
    }
  })
  return {
    tag: "g",
    attributes: { "data-state": state.path },
    children: [
      { tag: "title", attributes: {}, children: [state.description] },
      rect(0),
      ...(state.type === "final" ? [rect(3)] : []),
      ...linesShapes(box.text)
    ]
  }
}

/** A star, as what leads on from here leads on from any state within. */
const anywhereShape = (box: LaidOutBox): Shape => {
  const { cx, cy } = middleOf(box)
  const arm = (angle: number) => {
    const [across, down] = [5 * Math.cos(angle), 5 * Math.sin(angle)].map((one) => rounded(one))
    return `M${cx - (across ?? 0)} ${cy - (down ?? 0)}l${2 * (across ?? 0)} ${2 * (down ?? 0)}`
  }
  return {
    tag: "g",
    attributes: {},
    children: [
      { tag: "title", attributes: {}, children: ["From any state in this frame"] },
      {
        tag: "circle",
        attributes: { cx, cy, r: box.width / 2, fill: "var(--drawn-paper)", stroke: "var(--drawn-line)" }
      },
      {
        tag: "path",
        attributes: {
          d: [0, 1, 2].map((turn) => arm(Math.PI / 2 + (turn * Math.PI) / 3)).join(""),
          stroke: "var(--drawn-line)",
          strokeWidth: 1.5
        }
      }
    ]
  }
}

const middleOf = ({ x, y, width, height }: LaidOutBox) => ({ cx: x + width / 2, cy: y + height / 2 })

const edgeShape = ({ points, text, transitions }: LaidOutEdge, isSelected: boolean): Shape => {
  const stroke = isSelected ? "var(--drawn-lit)" : "var(--drawn-line)"
  return {
    tag: "g",
    attributes: {
      "data-transitions": transitions.length > 0 ? transitions.map(({ id }) => id).join(" ") : undefined
    },
    children: [
      {
        tag: "path",
        attributes: { d: wayAlong(points), fill: "none", stroke, strokeWidth: isSelected ? 2.5 : 1.2 }
      },
      { tag: "path", attributes: { d: headAt(points), fill: stroke } },
      ...(text ? linesShapes(text) : [])
    ]
  }
}

/** A line along points that turns in small curves. */
const wayAlong = (points: ReadonlyArray<Point>): string =>
  points
    .map(({ x, y }, index) => {
      const [before, after] = [points[index - 1], points[index + 1]]
      if (!before) return `M${x} ${y}`
      if (!after) return `L${x} ${y}`
      const [from, to] = [toward({ x, y }, before, bend), toward({ x, y }, after, bend)]
      return `L${from.x} ${from.y}Q${x} ${y} ${to.x} ${to.y}`
    })
    .join("")

const bend = 6
const headLength = 8

/** A point on the way to another, no further than half of it. */
const toward = (from: Point, to: Point, most: number): Point => {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  const part = length === 0 ? 0 : Math.min(most, length / 2) / length
  return { x: rounded(from.x + (to.x - from.x) * part), y: rounded(from.y + (to.y - from.y) * part) }
}

const headAt = (points: ReadonlyArray<Point>): string => {
  const [before, tip] = points.slice(-2)
  if (!before || !tip) return ""
  const length = Math.hypot(before.x - tip.x, before.y - tip.y) || 1
  const base = {
    x: tip.x + ((before.x - tip.x) / length) * headLength,
    y: tip.y + ((before.y - tip.y) / length) * headLength
  }
  const [across, down] = [(base.y - tip.y) / 2, (tip.x - base.x) / 2]
  return `M${tip.x} ${tip.y}L${rounded(base.x + across)} ${rounded(base.y + down)}L${rounded(base.x - across)} ${rounded(base.y - down)}Z`
}

const linesShapes = ({ lines, x, y }: LaidOutText): ReadonlyArray<Shape> =>
  lines.map(({ text, looks }, index) => ({
    tag: "text",
    attributes: { x: rounded(x), y: rounded(y + index * lineHeight + 11), ...linesLook[looks] },
    children: [text]
  }))

const linesLook: Readonly<Record<DrawnLine["looks"], Shape["attributes"]>> = {
  name: { fontSize: 13, fontWeight: 700, fill: "var(--drawn-ink)" },
  port: { fill: "var(--drawn-port)", fontStyle: "italic" },
  lead: { fill: "var(--drawn-ink)" },
  guard: { fill: "var(--drawn-soft)" }
}
