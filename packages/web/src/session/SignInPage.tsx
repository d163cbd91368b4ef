import { credentialsForm } from "@crewfleet/sdk"
import type { ReactNode } from "react"
import { Link } from "wouter"
import { askedOnce } from "../form/ControlProps.ts"
import { PublicFrame } from "../layout/PublicFrame.tsx"
import { thisYear } from "../thisYear.ts"
import { Button } from "../ui/Button.tsx"
import type { Problem } from "../ui/ErrorSummary.tsx"
import { Form } from "../ui/Form.tsx"
import { PasswordField } from "../ui/PasswordField.tsx"
import { TextField } from "../ui/TextField.tsx"
import styles from "./SignInPage.module.css"

interface SignInPageProps {
  readonly product: string
  readonly username?: string
  readonly problems?: ReadonlyArray<Problem>
  readonly busy?: boolean
  readonly onSubmit?: (username: string, password: string) => void
  readonly children?: ReactNode
}

/** The sign-in page as it is drawn: by the build into index.html, and by the portal over that. */
export function SignInPage({
  product,
  username = "",
  problems = [],
  busy = false,
  onSubmit,
  children
}: SignInPageProps) {
  return (
    <PublicFrame product={product} title="Sign in" year={thisYear()}>
      <Form
        problems={problems}
        busy={busy}
        onSubmit={(answers) => onSubmit?.(String(answers.get("username")), String(answers.get("password")))}
      >
        <TextField
          {...askedOnce(credentialsForm, "username")}
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={username}
        />
        <PasswordField {...askedOnce(credentialsForm, "password")} />
        <Button type="submit" kind="primary" wide busy={busy}>
          Sign in
        </Button>
      </Form>
      <p className={styles.aside}>
        <Link href="/reset-password">Forgot password?</Link>
      </p>
      {children}
    </PublicFrame>
  )
}
