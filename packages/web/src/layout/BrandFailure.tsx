import { Button } from "../ui/Button.tsx"
import styles from "./BrandFailure.module.css"
import { PageHeading } from "./PageHeading.tsx"

interface BrandFailureProps {
  readonly address: string
  readonly problems: readonly string[]
  readonly onRetry: () => void
}

/** Says what is wrong with the brand file and how to put it right; needs no brand itself. */
export function BrandFailure({ address, problems, onRetry }: BrandFailureProps) {
  return (
    <main className={styles.page}>
      <PageHeading>This portal cannot start</PageHeading>
      <p>
        It reads its name, colours and service addresses from <code>{address}</code>, and something in that
        file is wrong:
      </p>
      <ul className={styles.problems}>
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
      <p>If you look after this portal, correct the file and try again. If not, tell whoever does.</p>
      <Button kind="primary" onClick={onRetry}>
        Try again
      </Button>
    </main>
  )
}
