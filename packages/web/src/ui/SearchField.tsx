import Search from "lucide-react/icons/search"
import type { ComponentProps } from "react"
import control from "./Control.module.css"
import styles from "./SearchField.module.css"

interface SearchFieldProps extends Omit<ComponentProps<"input">, "type" | "onChange"> {
  readonly label: string
  readonly onSearch: (words: string) => void
}

/** A search whose label is heard but not seen; reports every change at once. */
export function SearchField({ label, placeholder = label, onSearch, ...input }: SearchFieldProps) {
  return (
    <div className={styles.frame}>
      <Search className={styles.icon} aria-hidden="true" />
      <input
        {...input}
        type="search"
        aria-label={label}
        placeholder={placeholder}
        className={control.control}
        onChange={(event) => onSearch(event.currentTarget.value)}
      />
    </div>
  )
}
