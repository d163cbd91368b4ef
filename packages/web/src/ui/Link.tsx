import type { ComponentProps } from "react"
import { useLocation, Link as WouterLink } from "wouter"
import { afterPaint } from "./afterPaint.ts"
import styles from "./Link.module.css"

interface LinkProps extends Omit<ComponentProps<"a">, "href"> {
  readonly href: string
  /** Whether it has a line of its own, rather than its place in a text. */
  readonly alone?: boolean
}

/** A way to another page of the portal, which is drawn after the frame that shows that the link was pressed. */
export function Link({ href, alone, onClick, ...props }: LinkProps) {
  const [, navigate] = useLocation()
  return (
    <WouterLink
      {...(alone && { className: styles.alone })}
      {...props}
      href={href}
      onClick={(event) => {
        onClick?.(event)
        if (event.defaultPrevented) return
        event.preventDefault()
        afterPaint(() => navigate(href))
      }}
    />
  )
}
