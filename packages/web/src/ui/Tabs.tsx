import { Tabs as Base } from "@base-ui/react/tabs"
import type { ReactNode } from "react"
import styles from "./Tabs.module.css"

interface Tab {
  readonly value: string
  readonly label: string
  readonly content: ReactNode
}

interface TabsProps {
  readonly label: string
  readonly tabs: readonly Tab[]
  readonly value: string
  readonly onChange: (value: string) => void
}

/** Several contents in one place, one of them shown. */
export function Tabs({ label, tabs, value, onChange }: TabsProps) {
  return (
    <Base.Root value={value} onValueChange={onChange}>
      <Base.List className={styles.list} aria-label={label}>
        {tabs.map(({ value, label }) => (
          <Base.Tab key={value} value={value} className={styles.tab}>
            {label}
          </Base.Tab>
        ))}
        <Base.Indicator className={styles.indicator} />
      </Base.List>
      {tabs.map(({ value, content }) => (
        <Base.Panel key={value} value={value} className={styles.panel}>
          {content}
        </Base.Panel>
      ))}
    </Base.Root>
  )
}
