import styles from "./Link.module.css"

interface TelephoneLinkProps {
  /** As somebody wrote it, with spaces and brackets. */
  readonly number: string
  readonly className?: string | undefined
  /** Whether it has a line of its own, rather than its place in a text. */
  readonly alone?: boolean
}

/** A telephone number that is rung when it is pressed. */
export function TelephoneLink({
  number,
  alone,
  className = alone ? styles.alone : undefined
}: TelephoneLinkProps) {
  return (
    <a className={className} href={`tel:${number.replace(/[^+\d]/g, "")}`}>
      {number}
    </a>
  )
}
