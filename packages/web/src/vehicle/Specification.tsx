import type { ReactNode } from "react"
import { unknown } from "../ui/unknown.ts"
import styles from "./Specification.module.css"

interface SpecificationProps {
  readonly name: string
  /** A dash, where nothing is known. */
  readonly children: ReactNode
}

/** One property of a vehicle. */
export function Specification({ name, children }: SpecificationProps) {
  return (
    <div>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.value}>{children || (children === 0 ? 0 : unknown)}</dd>
    </div>
  )
}
