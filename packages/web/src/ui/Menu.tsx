import { type FocusEvent, type ReactNode, useRef, useState } from "react"
import styles from "./Menu.module.css"
import { type MenuItem, MenuList } from "./MenuList.tsx"

interface MenuProps {
  readonly label?: string
  readonly trigger: ReactNode
  readonly items: readonly MenuItem[]
}

/** A button that opens a list of actions, as in https://www.w3.org/WAI/ARIA/apg/patterns/menu-button/. */
export function Menu({ label, trigger, items }: MenuProps) {
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState<"first" | "last" | false>(false)
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setOpen(false)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches where the focus goes
    <div className={styles.frame} onBlur={leave}>
      <button
        ref={button}
        type="button"
        className={styles.trigger}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open !== false}
        onMouseDown={(event) => event.preventDefault()} // or the list would lose the focus, close, and open again
        onClick={() => (open ? close() : setOpen("first"))}
        onKeyDown={({ key }) => {
          if (key === "ArrowDown") setOpen("first")
          if (key === "ArrowUp") setOpen("last")
        }}
      >
        {trigger}
      </button>
      {open && (
        <MenuList
          label={label ?? button.current?.textContent ?? ""}
          items={items}
          start={open}
          onClose={close}
        />
      )}
    </div>
  )
}
