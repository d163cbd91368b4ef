import type { ComponentProps, MouseEvent } from "react"
import styles from "./Button.module.css"

interface ButtonProps extends ComponentProps<"button"> {
  readonly kind?: "primary" | "secondary" | "quiet" | "danger"
  readonly size?: "medium" | "small"
  readonly busy?: boolean
  readonly wide?: boolean
}

/** A button that, while busy or disabled, keeps its width and the focus and fires nothing. */
export function Button({
  kind = "secondary",
  size = "medium",
  type = "button",
  busy = false,
  wide,
  disabled = false,
  onClick,
  children,
  ...button
}: ButtonProps) {
  const resting = busy || disabled
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (resting) event.preventDefault()
    else onClick?.(event)
  }

  return (
    <button
      {...button}
      type={type}
      className={styles.button}
      data-kind={kind}
      data-size={size}
      data-wide={wide}
      aria-busy={busy}
      aria-disabled={resting}
      onClick={click}
    >
      <span className={styles.label}>{children}</span>
    </button>
  )
}
