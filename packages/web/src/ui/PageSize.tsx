import styles from "./Pager.module.css"
import { SelectField } from "./SelectField.tsx"

interface PageSizeProps {
  readonly sizes: readonly number[]
  readonly size: number
  readonly onSize: (size: number) => void
}

/** How many rows a page has. */
export function PageSize({ sizes, size, onSize }: PageSizeProps) {
  return (
    <div className={styles.size}>
      <SelectField
        label="Rows a page"
        labelHidden
        name="page-size"
        value={String(size)}
        choices={sizes.map((each) => ({ value: String(each), label: `${each} a page` }))}
        onChange={({ currentTarget }) => onSize(Number(currentTarget.value))}
      />
    </div>
  )
}
