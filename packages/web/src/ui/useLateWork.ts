import { useLayoutEffect, useState } from "react"
import { flushSync } from "react-dom"
import { beginWrite } from "../sealed/pendingWrites.ts"
import { afterPaint } from "./afterPaint.ts"

/**
 * What a person may do next, how a field or a page is left included. What is drawn as a button is pressed can move it from under the
 * finger, so that nothing is clicked: only what somebody's own input before it changes is put off in this way, never news.
 */
const nextInputs = [
  "keydown",
  "beforeinput",
  "mousedown",
  "focusout",
  "submit",
  "visibilitychange",
  "pagehide"
] as const

/**
 * Puts off work that takes longer than a frame until the present input is answered with one. It is never late for
 * anybody: the next input finds it done and drawn, nothing is lost where the field goes, and the page is held until it is done.
 */
export const useLateWork = () => {
  const [late] = useState(queue)
  useLayoutEffect(() => late.doAll, [late])
  return late.putOff
}

const queue = () => {
  let waiting: ReadonlyArray<() => void> = []
  let release = () => {}
  const doAll = () => {
    const works = waiting
    waiting = []
    for (const input of nextInputs) removeEventListener(input, doAndDraw, true)
    try {
      for (const work of works) work()
    } finally {
      release()
    }
  }
  const doAndDraw = () => flushSync(doAll)
  const putOff = (work: () => void) => {
    waiting = [...waiting, work]
    if (waiting.length > 1) return
    release = beginWrite()
    for (const input of nextInputs) addEventListener(input, doAndDraw, true)
    afterPaint(doAndDraw)
  }
  return { doAll, putOff }
}
