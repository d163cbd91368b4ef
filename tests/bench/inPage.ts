/** What the functions below leave behind for the bench to read. */
export interface Noted {
  readonly usableAt?: number
  readonly filledAfter?: number
  /** The longest time from each kind of input to the next frame, in milliseconds. */
  readonly interactions?: Readonly<Record<string, number>>
  readonly longTasks?: ReadonlyArray<LongTask>
}

/** When a task began that took more than 50 ms, and how long it took, in milliseconds. */
export interface LongTask {
  readonly startTime: number
  readonly duration: number
}

/** In the page: notes when the element that matters is there and takes input. */
export function noteUsable(selector: string) {
  const look = () => {
    if (!document.querySelector(`${selector}:not([disabled])`)) return
    observer.disconnect()
    Object.assign(globalThis, { usableAt: performance.now() })
  }
  const observer = new MutationObserver(look)
  observer.observe(document, { childList: true, subtree: true })
}

/** In the page: notes every task that kept the page from answering for more than 50 ms. */
export function noteLongTasks() {
  const longTasks: Array<LongTask> = []
  Object.assign(globalThis, { longTasks })
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) longTasks.push({ startTime, duration })
  }).observe({ type: "longtask", buffered: true })
}

/** In the page: notes how long after the next click every part of the dashboard shows its figures. */
export function noteFilled() {
  const watch = () => {
    const clicked = performance.now()
    const look = () => {
      const main = document.querySelector("main#main")
      const isFilled =
        main?.querySelector("table tbody td") &&
        main.querySelector("canvas") &&
        !main.querySelector("[aria-busy=true]") &&
        main.querySelectorAll("section, article").length >= 5
      if (!isFilled) return
      observer.disconnect()
      requestAnimationFrame(() => Object.assign(globalThis, { filledAfter: performance.now() - clicked }))
    }
    const observer = new MutationObserver(look)
    observer.observe(document, { childList: true, subtree: true, attributes: true })
  }
  addEventListener("click", watch, { once: true, capture: true })
}

/** In the page: notes the longest time from each kind of input to the next frame. */
export function noteInteractions() {
  const interactions: Record<string, number> = {}
  Object.assign(globalThis, { interactions })
  const labelOf = (entry: PerformanceEventTiming) => {
    const target = entry.target instanceof Element ? entry.target : undefined
    const name = target?.getAttribute("name") ?? target?.getAttribute("aria-label") ?? target?.textContent
    return `${entry.name} on ${target?.tagName.toLowerCase() ?? "page"} ${name?.trim().slice(0, 24) ?? ""}`
  }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Array<PerformanceEventTiming & { interactionId?: number }>) {
      if (!entry.interactionId) continue
      const label = labelOf(entry)
      interactions[label] = Math.max(interactions[label] ?? 0, entry.duration)
    }
  }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit)
}
