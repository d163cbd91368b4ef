import Search from "lucide-react/icons/search"
import type { ComponentProps, KeyboardEvent } from "react"
import control from "./Control.module.css"
import styles from "./SearchField.module.css"

interface SearchFieldProps extends Omit<ComponentProps<"input">, "type" | "onChange" | "onKeyDown"> {
  readonly label: string
  readonly onSearch: (words: string) => void
  /** Called when a person does not wait for what typing finds. */
  readonly onEnter?: () => void
}

/** A search whose label is heard but not seen; reports every change at once, and sends no form it stands in. */
export function SearchField({ label, placeholder = label, onSearch, onEnter, ...input }: SearchFieldProps) {
  const press = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return
    event.preventDefault()
    onEnter?.()
  }
  return (
    <div className={styles.frame}>
      <Search className={styles.icon} aria-hidden="true" />
      <input
        {...input}
        type="search"
        aria-label={label}
        placeholder={placeholder}
        className={control.control}
        onKeyDown={press}
        onChange={(event) => onSearch(event.currentTarget.value)}
      />
    </div>
  )
}
