import { Menu as Base } from "@base-ui/react/menu"
import type { ReactNode } from "react"
import styles from "./Menu.module.css"

export interface MenuItem {
  readonly label: string
  readonly icon?: ReactNode
  readonly disabled?: boolean
  readonly onSelect: () => void
}

interface MenuProps {
  readonly label?: string
  readonly trigger: ReactNode
  readonly items: readonly MenuItem[]
}

/** A button that opens a list of actions. */
export function Menu({ label, trigger, items }: MenuProps) {
  return (
    <Base.Root modal={false}>
      <Base.Trigger className={styles.trigger} aria-label={label}>
        {trigger}
      </Base.Trigger>
      <Base.Portal>
        <Base.Positioner className={styles.positioner} align="end" sideOffset={6}>
          <Base.Popup className={styles.popup}>
            {items.map((item) => (
              <Base.Item
                key={item.label}
                className={styles.item}
                disabled={item.disabled ?? false}
                onClick={item.onSelect}
              >
                {item.icon}
                {item.label}
              </Base.Item>
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
