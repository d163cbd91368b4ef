/** The highest that a page is shown, in pixels. */
const highest = 6_000

const openDialog = "dialog[open], [role=dialog], [role=alertdialog]"

/** A picture does not slide in. */
const finishMotions = () => {
  for (const motion of document.getAnimations())
    if (motion.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) motion.finish()
}

/**
 * Keeps the frame around this page as high as all that is on it, and at least so many pixels: whoever looks at the frame cannot
 * scroll in it. A dialog covers the window, so that there is nothing below it to be seen. Tells each new height.
 */
export const fitFrame = (container: HTMLElement, onHeight: (height: number) => void) => {
  let least = 0
  let height = 0
  const measure = () => {
    const frame = window.frameElement as HTMLElement | null
    if (!frame || least === 0) return
    finishMotions()
    // As high as the window it was made for: what fills a window fills no more than that.
    frame.style.height = `${least}px`
    const whole = document.querySelector(openDialog) ? least : document.documentElement.scrollHeight
    const fitting = Math.min(Math.max(whole, least), highest)
    frame.style.height = `${fitting}px`
    if (fitting !== height) onHeight(fitting)
    height = fitting
  }
  const changes = new MutationObserver(measure)
  changes.observe(container, { childList: true, subtree: true })
  return (atLeast: number): void => {
    least = atLeast
    changes.takeRecords()
    measure()
  }
}
