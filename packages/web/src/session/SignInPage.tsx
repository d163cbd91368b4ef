import { type AnswersOf, credentialsForm } from "@crewfleet/sdk/rules"
import type { ReactNode } from "react"
import type { Problem } from "../ui/ErrorSummary.tsx"
import { PublicForm } from "./PublicForm.tsx"

interface SignInPageProps {
  readonly product: string
  readonly username?: string
  readonly problems?: ReadonlyArray<Problem>
  readonly busy?: boolean
  readonly onSubmit?: (credentials: AnswersOf<typeof credentialsForm>) => void
  readonly children?: ReactNode
}

/** The sign-in page as it is drawn: by the build into index.html, and by the portal over that. */
export function SignInPage({ username = "", problems = [], ...page }: SignInPageProps) {
  return (
    <PublicForm
      {...page}
      title="Sign in"
      of={credentialsForm}
      answers={{ username }}
      refusals={problems}
      submit="Sign in"
      elsewhere={["/reset-password", "Forgot password?"]}
    />
  )
}
