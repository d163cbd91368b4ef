import type { LaidOut } from "./LaidOut.ts"
import { type Shape, textOf } from "./Shape.ts"
import { type Shown, shapesOf } from "./shapesOf.ts"

/** What every drawing of SVG says of itself: how large it is, and its font, in which every letter is as wide. */
export const frameOf = ({ width, height }: LaidOut) => ({
  viewBox: `0 0 ${width} ${height}`,
  fontFamily: 'ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", "Liberation Mono", monospace',
  fontSize: 11
})

/** A drawing as a file of its own, in the colours in which it is seen: light, or dark for whoever prefers that. */
export const svgOf = (laidOut: LaidOut, shown: Shown = {}): string => {
  const { width, height, chart } = laidOut
  const svg: Shape = {
    tag: "svg",
    attributes: { xmlns: "http://www.w3.org/2000/svg", width, height, ...frameOf(laidOut) },
    children: [
      { tag: "title", attributes: {}, children: [`${chart.id}: ${chart.description}`] },
      { tag: "style", attributes: {}, children: [colours] },
      { tag: "rect", attributes: { width, height, fill: "var(--drawn-page)" } },
      ...shapesOf(laidOut, shown)
    ]
  }
  return `${textOf(svg)}\n`
}

const written = (colours: Readonly<Record<string, string>>): string =>
  Object.entries(colours)
    .map(([name, colour]) => `--drawn-${name}:${colour}`)
    .join(";")

const light = written({
  ...{ page: "#fff", frame: "#f4f6f9", paper: "#fff", line: "#5b6675", ink: "#1b2430" },
  ...{ soft: "#56606e", port: "#0b5cad", lit: "#0b5cad", "lit-paper": "#dcebfb" }
})
const dark = written({
  ...{ page: "#12161c", frame: "#1a2028", paper: "#232b36", line: "#93a0b1", ink: "#eef2f7" },
  ...{ soft: "#b3bdca", port: "#8cc2ff", lit: "#8cc2ff", "lit-paper": "#1c3a5c" }
})
const colours = `svg{${light}}@media (prefers-color-scheme:dark){svg{${dark}}}`
