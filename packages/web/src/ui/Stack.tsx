import { type Arranged, arranged } from "./arranged.ts"

/** Things below each other, each as wide as all. */
export function Stack({
  as: Element = "div",
  gap = 4,
  ...attributes
}: Omit<Arranged, "across" | "align" | "justify">) {
  return <Element {...attributes} className={arranged("stack", { gap })} />
}
