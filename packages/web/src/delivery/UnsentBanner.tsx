import type { ReactNode } from "react"
import { Link } from "../ui/Link.tsx"
import { Row } from "../ui/Row.tsx"
import { Stack } from "../ui/Stack.tsx"
import styles from "./UnsentBanner.module.css"

/** What a person is told of something that is still on this device, and where it can be seen. */
export interface UnsentLine {
  readonly key: string
  readonly text: ReactNode
  readonly address: string | undefined
}

/** Says on every page what has not reached the service yet. */
export function UnsentBanner({ lines }: { readonly lines: ReadonlyArray<UnsentLine> }) {
  if (lines.length === 0) return null
  return (
    <Stack gap={2} className={styles.banner} role="status">
      {lines.map(({ key, text, address }) => (
        <Row as="p" across={3} key={key}>
          <span>{text}</span>
          {address && <Link href={address}>Show</Link>}
        </Row>
      ))}
    </Stack>
  )
}
