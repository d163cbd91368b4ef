import { type KeyboardEvent, type ReactNode, useEffect, useRef } from "react"
import styles from "./Menu.module.css"

/** One thing that a menu offers. */
export interface MenuItem {
  readonly label: string
  readonly icon?: ReactNode
  readonly onSelect: () => void
}

interface MenuListProps {
  readonly label: string
  readonly items: readonly MenuItem[]
  readonly start: "first" | "last"
  readonly onClose: () => void
}

/** The open list of a menu: holds the focus, which the arrow keys and first letters move. */
export function MenuList({ label, items, start, onClose }: MenuListProps) {
  const list = useRef<HTMLDivElement>(null)
  const last = items.length - 1

  useEffect(() => focusItem(list.current, start === "first" ? 0 : last), [start, last])

  const move = (event: KeyboardEvent) => {
    if (event.key === "Escape" || event.key === "Tab") return onClose()
    const focused = [...(list.current?.children ?? [])].indexOf(document.activeElement as Element)
    const index = moved(event.key, focused, items)
    if (index === undefined) return
    event.preventDefault()
    focusItem(list.current, index)
  }

  return (
    <div ref={list} className={styles.list} role="menu" aria-label={label} tabIndex={-1} onKeyDown={move}>
      {items.map(({ label, icon, onSelect }, index) => (
        <button
          key={label}
          type="button"
          className={styles.item}
          role="menuitem"
          tabIndex={-1}
          onPointerEnter={() => focusItem(list.current, index)}
          onClick={() => {
            onClose()
            onSelect()
          }}
        >
          {icon}
          {label}
        </button>
      ))}
    </div>
  )
}

function focusItem(list: HTMLElement | null, index: number) {
  list?.querySelectorAll("button").item(index)?.focus()
}

function moved(key: string, from: number, items: readonly MenuItem[]) {
  if (key === "ArrowDown") return (from + 1) % items.length
  if (key === "ArrowUp") return (from - 1 + items.length) % items.length
  if (key === "Home") return 0
  if (key === "End") return items.length - 1
  const order = items.map((_, step) => (from + 1 + step) % items.length)
  return order.find(
    (index) => key.length === 1 && items[index]?.label.toLowerCase().startsWith(key.toLowerCase())
  )
}
