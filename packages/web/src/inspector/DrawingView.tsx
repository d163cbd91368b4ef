import type { LaidOut, Shown } from "@crewfleet/machines/inspection"
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from "react"
import { Button } from "../ui/Button.tsx"
import { Row } from "../ui/Row.tsx"
import { Stack } from "../ui/Stack.tsx"
import { Drawing } from "./Drawing.tsx"
import styles from "./DrawingView.module.css"
import { useZoom } from "./useZoom.ts"

interface DrawingViewProps extends Shown {
  readonly laidOut: LaidOut
  readonly onSelect?: (path: string) => void
  /** What else can be done with the drawing. */
  readonly actions?: ReactNode
}

/** A drawing that can be zoomed and moved: by buttons, keys, mouse, wheel and fingers. What is selected comes into sight. */
export function DrawingView({ laidOut, actions, selected, ...drawing }: DrawingViewProps) {
  const view = useRef<HTMLDivElement>(null)
  const { zoom, zoomBy, fitAll } = useZoom(view, laidOut, selected)

  useEffect(() => {
    const box = laidOut.boxes.find(({ kind, state }) => kind === "state" && state.path === selected)
    const element = view.current
    if (!box || !element) return
    const scale = element.scrollWidth / laidOut.width
    const x = (box.x + box.width / 2) * scale
    const y = (box.y + Math.min(box.height / 2, 40)) * scale
    const { scrollLeft, scrollTop, clientWidth, clientHeight } = element
    const isSeen =
      x > scrollLeft && x < scrollLeft + clientWidth && y > scrollTop && y < scrollTop + clientHeight
    if (isSeen) return
    element.scrollLeft = x - clientWidth / 2
    element.scrollTop = y - clientHeight / 2
  }, [laidOut, selected])

  const press = (event: KeyboardEvent) => {
    const act = keys[event.key]
    if (!act || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    if (act === "all") fitAll()
    else zoomBy(act)
  }

  return (
    <Stack gap={2}>
      <Row as="div" role="toolbar" aria-label="Drawing">
        <Button size="small" onClick={() => zoomBy(step)}>
          Zoom in
        </Button>
        <Button size="small" onClick={() => zoomBy(1 / step)}>
          Zoom out
        </Button>
        <Button size="small" onClick={fitAll}>
          Fit all
        </Button>
        <span className={styles.zoom}>{Math.round(zoom * 100)} %</span>
        {actions}
      </Row>
      <section
        ref={view}
        className={styles.view}
        aria-label="Drawing: + and − zoom, 0 fits, arrow keys move"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
        tabIndex={0}
        onKeyDown={press}
      >
        <Drawing laidOut={laidOut} zoom={zoom} selected={selected} {...drawing} />
      </section>
    </Stack>
  )
}

const step = 1.25

const keys: Readonly<Record<string, number | "all">> = { "+": step, "=": step, "-": 1 / step, "0": "all" }
