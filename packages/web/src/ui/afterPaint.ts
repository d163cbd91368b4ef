/**
 * Does work that redraws much of the page once the browser has answered the present input with a frame: whoever
 * clicks sees at once that the click was taken.
 */
export const afterPaint = (work: () => void): void => {
  requestAnimationFrame(() => setTimeout(work))
}
