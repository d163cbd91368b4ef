import type { LaidOut } from "@crewfleet/machines/inspection"
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react"
import { flushSync } from "react-dom"
import { type Spot, watchGestures } from "./watchGestures.ts"

/** How small a drawing may become by itself when it is opened: whatever is smaller is not read. */
const readable = 0.8

const within = (zoom: number) => Math.min(4, Math.max(0.1, zoom))

interface Zoom {
  readonly zoom: number
  /** Draws it so much larger, around a point of the window or the middle of what is seen. */
  readonly zoomBy: (factor: number, around?: Spot) => void
  /** Shows all of it. */
  readonly fitAll: () => void
}

/** How large a drawing is in an element that scrolls. It opens as wide as there is room for, at the state that is selected or where the machine begins. */
export const useZoom = (
  view: RefObject<HTMLElement | null>,
  { width, height, boxes }: LaidOut,
  selected: string | undefined
): Zoom => {
  const [zoom, setZoom] = useState(1)
  const now = useRef(zoom)
  const first = useRef(selected)

  const zoomTo = (wanted: number, around?: Spot) => {
    const element = view.current
    if (!element) return
    const next = within(wanted)
    const { left, top } = element.getBoundingClientRect()
    const x = around ? around.x - left : element.clientWidth / 2
    const y = around ? around.y - top : element.clientHeight / 2
    const ratio = next / now.current
    const place = { left: (element.scrollLeft + x) * ratio - x, top: (element.scrollTop + y) * ratio - y }
    now.current = next
    flushSync(() => setZoom(next))
    element.scrollLeft = place.left
    element.scrollTop = place.top
  }

  useLayoutEffect(() => {
    const element = view.current
    const begin =
      boxes.find(({ kind, state }) => kind === "state" && state.path === first.current) ??
      boxes.find(({ kind }) => kind === "start") ??
      boxes[0]
    if (!element || !begin) return
    const next = within(Math.max(readable, Math.min(1, element.clientWidth / width)))
    now.current = next
    setZoom(next)
    requestAnimationFrame(() => {
      element.scrollLeft = begin.x * next - element.clientWidth / 2
      element.scrollTop = begin.y * next - element.clientHeight / 3
    })
  }, [view, width, boxes])

  const zoomBy = (factor: number, around?: Spot) => zoomTo(now.current * factor, around)
  const latest = useRef(zoomBy)
  useEffect(() => {
    latest.current = zoomBy
  })
  useEffect(
    () =>
      view.current
        ? watchGestures(view.current, (factor, around) => latest.current(factor, around))
        : undefined,
    [view]
  )

  const fitAll = () => {
    const element = view.current
    if (element) zoomTo(Math.min(1, element.clientWidth / width, element.clientHeight / height))
  }
  return { zoom, zoomBy, fitAll }
}
