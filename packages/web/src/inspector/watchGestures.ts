/** A point in the window. */
export interface Spot {
  readonly x: number
  readonly y: number
}

/**
 * Tells of everything that zooms in an element which scrolls: the wheel with Ctrl, as which a touchpad tells of two fingers, and
 * two fingers on a screen; and drags its contents with the mouse. Answers what ends that.
 */
export const watchGestures = (
  element: HTMLElement,
  onZoom: (factor: number, around: Spot) => void
): (() => void) => {
  const ended = new AbortController()
  const options = { signal: ended.signal, passive: false }

  element.addEventListener(
    "wheel",
    (event) => {
      if (!event.ctrlKey && !event.metaKey) return
      event.preventDefault()
      onZoom(Math.exp(-event.deltaY / 200), { x: event.clientX, y: event.clientY })
    },
    options
  )

  let apart = 0
  element.addEventListener("touchstart", ({ touches }) => (apart = distance(touches)), options)
  element.addEventListener(
    "touchmove",
    (event) => {
      const now = distance(event.touches)
      if (now === 0 || apart === 0) return
      event.preventDefault()
      onZoom(now / apart, middle(event.touches))
      apart = now
    },
    options
  )

  let held: Spot | undefined
  let isDragged = false
  element.addEventListener(
    "pointerdown",
    ({ pointerType, button, clientX, clientY }) => {
      isDragged = false
      if (pointerType === "mouse" && button === 0) held = { x: clientX, y: clientY }
    },
    options
  )
  window.addEventListener(
    "pointermove",
    ({ clientX, clientY }) => {
      if (!held || (!isDragged && Math.hypot(held.x - clientX, held.y - clientY) < 4)) return
      isDragged = true
      element.scrollLeft += held.x - clientX
      element.scrollTop += held.y - clientY
      held = { x: clientX, y: clientY }
    },
    options
  )
  const release = () => {
    held = undefined
  }
  window.addEventListener("pointerup", release, options)
  // Who has moved the drawing has not pressed what lies under the mouse.
  element.addEventListener("click", (event) => isDragged && event.stopPropagation(), {
    ...options,
    capture: true
  })
  return () => ended.abort()
}

/** How far apart two fingers are; 0 unless there are two. */
const distance = ([one, other, ...more]: Iterable<Touch>): number =>
  one && other && more.length === 0 ? Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) : 0

const middle = ([one, other]: Iterable<Touch>): Spot => ({
  x: ((one?.clientX ?? 0) + (other?.clientX ?? 0)) / 2,
  y: ((one?.clientY ?? 0) + (other?.clientY ?? 0)) / 2
})
