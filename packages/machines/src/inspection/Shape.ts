/** An element of SVG; its attributes are named as React names them. */
export interface Shape {
  readonly tag: "svg" | "g" | "rect" | "circle" | "path" | "text" | "title" | "style"
  readonly attributes: Readonly<Record<string, string | number | undefined>>
  readonly children?: ReadonlyArray<Shape | string>
}

/** The text of an element of SVG. */
export const textOf = (shape: Shape | string): string => {
  if (typeof shape === "string") return escaped(shape)
  const { tag, attributes, children = [] } = shape
  const written = Object.entries(attributes).flatMap(([name, value]) =>
    value === undefined ? [] : [` ${nameOf(name)}="${escaped(String(value))}"`]
  )
  const inside = children.map(textOf).join("")
  return inside === "" ? `<${tag}${written.join("")}/>` : `<${tag}${written.join("")}>${inside}</${tag}>`
}

const nameOf = (name: string) =>
  name === "viewBox" ? name : name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;")
