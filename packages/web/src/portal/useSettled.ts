import { useEffect, useState } from "react"

/** Milliseconds in which a page is filled as a rule, on a slow line too. */
const filled = 2_000

/** Whether what a portal shows first has had its time, so that work for which nobody waits may begin. */
export const useSettled = (): boolean => {
  const [settled, setSettled] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), filled)
    return () => clearTimeout(timer)
  }, [])
  return settled
}
