import { useEffect, useRef } from "react"
import styles from "./LogScreen.module.css"

/** The heading of a step: a step that takes the place of another begins here, for the eye and for the keyboard. */
export function StepHeading({ title }: { readonly title: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(title)
  useEffect(() => {
    if (before.current === title) return
    before.current = title
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: "start" })
  }, [title])
  return (
    <h2 ref={heading} className={styles.title} tabIndex={-1}>
      {title}
    </h2>
  )
}
