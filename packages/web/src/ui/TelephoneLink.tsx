interface TelephoneLinkProps {
  /** As somebody wrote it, with spaces and brackets. */
  readonly number: string
  readonly className?: string | undefined
}

/** A telephone number that is rung when it is pressed. */
export function TelephoneLink({ number, className }: TelephoneLinkProps) {
  return (
    <a className={className} href={`tel:${number.replace(/[^+\d]/g, "")}`}>
      {number}
    </a>
  )
}
