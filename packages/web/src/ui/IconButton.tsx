import type { ComponentProps, ReactNode } from "react"
import styles from "./IconButton.module.css"

interface IconButtonProps extends Omit<ComponentProps<"button">, "aria-label" | "className"> {
  readonly label: string
  readonly children: ReactNode
}

/** A button drawn as an icon alone; `label` is its name. */
export function IconButton({ label, children, ...button }: IconButtonProps) {
  return (
    <button type="button" title={label} {...button} aria-label={label} className={styles.button}>
      {children}
    </button>
  )
}
