import { useEffect, useEffectEvent } from "react"

/** Milliseconds between two looks at what the agency does meanwhile. */
const betweenLooks = 30_000

/** Milliseconds without a touch and a letter before anything is read, so that nothing moves under a finger. */
const stillness = 5_000

const touches = ["pointerdown", "keydown", "input"]

/**
 * Looks now and then at what the agency does: it overrules, gives back, takes another vehicle, or aborts. Only where somebody sees the
 * page and there is a connection, and never while something is sent or typed.
 */
export const useNewsOfAgency = (look: () => void, isSending: boolean): void => {
  const next = useEffectEvent((isTouched: boolean): number => {
    if (document.hidden || !navigator.onLine) return betweenLooks
    if (isSending || isTouched) return stillness
    look()
    return betweenLooks
  })
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    let touchedAt = Number.NEGATIVE_INFINITY
    const wait = (pause: number) => {
      timer = setTimeout(() => wait(next(performance.now() - touchedAt < stillness)), pause)
    }
    const touch = () => {
      touchedAt = performance.now()
    }
    wait(betweenLooks)
    for (const type of touches) addEventListener(type, touch, { passive: true, capture: true })
    return () => {
      clearTimeout(timer)
      for (const type of touches) removeEventListener(type, touch, { capture: true })
    }
  }, [])
}
