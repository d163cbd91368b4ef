import type { PasswordHint } from "@crewfleet/sdk/rules"
import Check from "lucide-react/icons/check"
import Circle from "lucide-react/icons/circle"
import { Row } from "../ui/Row.tsx"
import { Stack } from "../ui/Stack.tsx"
import { VisuallyHidden } from "../ui/VisuallyHidden.tsx"
import styles from "./PasswordHints.module.css"

/** What a new password should have, and what of it is there already. */
export function PasswordHints({ hints }: { readonly hints: ReadonlyArray<PasswordHint> }) {
  return (
    <Stack as="ul" gap={1} className={styles.hints} aria-label="Your password needs">
      {hints.map(({ text, met, enforced }) => (
        <Row as="li" nowrap key={text} data-met={met}>
          {met ? <Check aria-hidden="true" /> : <Circle aria-hidden="true" />}
          {text}
          {!enforced && " (recommended)"}
          <VisuallyHidden>{met ? ", done" : ", missing"}</VisuallyHidden>
        </Row>
      ))}
    </Stack>
  )
}
