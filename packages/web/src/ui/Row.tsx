import { type Arranged, arranged } from "./arranged.ts"

/** Things beside each other, each as wide as it is; what does not fit goes on below. */
export function Row({ as: Element = "div", gap = 2, across, align, justify, ...attributes }: Arranged) {
  return <Element {...attributes} className={arranged("row", { gap, across, align, justify })} />
}
