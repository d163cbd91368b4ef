import { type ReactNode, useEffect, useRef } from "react"
import { useRootMark } from "../ui/useRootMark.ts"
import styles from "./BarBelow.module.css"

interface BarBelowProps {
  readonly label: string
  readonly children: ReactNode
}

/** A bar that stays at the foot of the page, whatever is open; dialogs end above it. */
export function BarBelow({ label, children }: BarBelowProps) {
  useRootMark("bar")
  const bar = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!bar.current || !("ResizeObserver" in globalThis)) return
    const { style } = document.documentElement
    const observer = new ResizeObserver(([entry]) =>
      style.setProperty("--bar-below", `${entry?.borderBoxSize[0]?.blockSize ?? 0}px`)
    )
    observer.observe(bar.current)
    return () => {
      observer.disconnect()
      style.removeProperty("--bar-below")
    }
  }, [])
  return (
    <aside ref={bar} className={styles.bar} aria-label={label}>
      {children}
    </aside>
  )
}
