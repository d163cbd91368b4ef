import { useLayoutEffect, useState } from "react"
import { flushSync } from "react-dom"
import { afterPaint } from "./afterPaint.ts"

/** What a person may do next, how a field or a page is left included. */
const nextInputs = [
  "keydown",
  "beforeinput",
  "pointerdown",
  "focusout",
  "submit",
  "visibilitychange",
  "pagehide"
] as const

/**
 * Puts off work that takes longer than a frame until the present input is answered with one. It is never late for
 * anybody: the next input finds it done and drawn, and nothing is lost where the page or the field goes.
 */
export const useLateWork = () => {
  const [late] = useState(queue)
  useLayoutEffect(() => late.doAll, [late])
  return late.putOff
}

const queue = () => {
  let waiting: ReadonlyArray<() => void> = []
  const doAll = () => {
    const works = waiting
    waiting = []
    for (const input of nextInputs) removeEventListener(input, doAndDraw, true)
    for (const work of works) work()
  }
  const doAndDraw = () => flushSync(doAll)
  const putOff = (work: () => void) => {
    waiting = [...waiting, work]
    if (waiting.length > 1) return
    for (const input of nextInputs) addEventListener(input, doAndDraw, true)
    afterPaint(doAndDraw)
  }
  return { doAll, putOff }
}
