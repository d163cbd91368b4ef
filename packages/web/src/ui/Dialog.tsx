import { Dialog as Base } from "@base-ui/react/dialog"
import X from "lucide-react/icons/x"
import { type ReactNode, useContext, useEffect, useRef } from "react"
import { CoveredContext } from "./CoveredContext.ts"
import styles from "./Dialog.module.css"
import { IconButton } from "./IconButton.tsx"
import scrim from "./Scrim.module.css"

interface DialogProps {
  readonly open: boolean
  readonly title: string
  readonly description?: string
  readonly size?: "small" | "medium" | "large"
  /** Without it the dialog cannot be dismissed: no close button, and neither Escape nor a click beside it does anything. */
  readonly onCancel?: () => void
  readonly actions?: ReactNode
  readonly children?: ReactNode
}

/** A question above the page that keeps the focus until it is answered; on a phone a full sheet, unless it is small. */
export function Dialog({
  open,
  title,
  description,
  size = "medium",
  onCancel,
  actions,
  children
}: DialogProps) {
  const isCovered = useContext(CoveredContext)
  const body = useRef<HTMLDivElement>(null)
  const footer = useRef<HTMLElement>(null)
  // Where nothing in it can be reached for the moment, as while something is sent, it is scrolled by the keyboard itself.
  useEffect(() => {
    const shown = body.current
    if (!shown) return
    const isStuck = !shown.querySelector(reachable) && shown.scrollHeight > shown.clientHeight
    if (isStuck) shown.tabIndex = 0
    else shown.removeAttribute("tabindex")
  })
  const firstControl = () =>
    body.current?.querySelector<HTMLElement>("input:enabled, select:enabled, textarea:enabled") ??
    footer.current?.querySelector<HTMLElement>("textarea:enabled") ??
    footer.current?.querySelector<HTMLElement>("button") ??
    true

  return (
    <Base.Root
      open={open && !isCovered}
      disablePointerDismissal={!onCancel}
      onOpenChange={() => onCancel?.()}
    >
      <Base.Portal>
        <Base.Backdrop className={scrim.scrim} />
        <Base.Viewport className={styles.viewport}>
          <Base.Popup className={styles.dialog} data-size={size} initialFocus={firstControl}>
            <header className={styles.header}>
              <Base.Title className={styles.title}>{title}</Base.Title>
              {onCancel && (
                <Base.Close
                  render={
                    <IconButton label="Close">
                      <X />
                    </IconButton>
                  }
                />
              )}
            </header>
            <div className={styles.body} ref={body}>
              {description && (
                <Base.Description className={styles.description}>{description}</Base.Description>
              )}
              {children}
            </div>
            {actions && (
              <footer className={styles.actions} ref={footer}>
                {actions}
              </footer>
            )}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}

const reachable =
  "input:enabled, select:enabled, textarea:enabled, button:enabled, summary, a[href], [tabindex='0']"
