import { Dialog } from "@base-ui/react/dialog"
import X from "lucide-react/icons/x"
import type { ReactNode } from "react"
import { IconButton } from "../ui/IconButton.tsx"
import scrim from "../ui/Scrim.module.css"
import styles from "./NavigationDrawer.module.css"

interface NavigationDrawerProps {
  readonly open: boolean
  readonly heading: ReactNode
  readonly onClose: () => void
  readonly children: ReactNode
}

/** The side bar of a narrow screen: slides over the page and holds the focus while open. */
export function NavigationDrawer({ open, heading, onClose, children }: NavigationDrawerProps) {
  return (
    <Dialog.Root open={open} onOpenChange={onClose}>
      <Dialog.Portal>
        <Dialog.Backdrop className={scrim.scrim} />
        <Dialog.Popup className={styles.drawer} aria-label="Navigation">
          <div className={styles.heading}>
            {heading}
            <Dialog.Close
              render={
                <IconButton label="Close navigation">
                  <X />
                </IconButton>
              }
            />
          </div>
          {children}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
