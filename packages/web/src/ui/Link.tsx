import type { ComponentProps } from "react"
import { useLocation, Link as WouterLink } from "wouter"
import { afterPaint } from "./afterPaint.ts"

interface LinkProps extends Omit<ComponentProps<"a">, "href"> {
  readonly href: string
}

/** A way to another page of the portal, which is drawn after the frame that shows that the link was pressed. */
export function Link({ href, onClick, ...props }: LinkProps) {
  const [, navigate] = useLocation()
  return (
    <WouterLink
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
