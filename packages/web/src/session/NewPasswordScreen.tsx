import { savePasswordLogic } from "@crewfleet/machines"
import { newPasswordForm, passwordHints } from "@crewfleet/sdk/rules"
import { useState } from "react"
import { Redirect, useSearch } from "wouter"
import { useBrand } from "../brand/brandAtom.ts"
import { PublicFrame } from "../layout/PublicFrame.tsx"
import { thisYear } from "../thisYear.ts"
import { Button } from "../ui/Button.tsx"
import { PasswordHints } from "./PasswordHints.tsx"
import { PublicForm } from "./PublicForm.tsx"
import { loadClient } from "./sessionActor.ts"
import { useAsking } from "./useAsking.ts"

const savePassword = savePasswordLogic(loadClient)

/** Shows `savePasswordMachine`: sets a new password with the link from a mail. */
export function NewPasswordScreen({ logic = savePassword }) {
  const { name } = useBrand()
  const token = new URLSearchParams(useSearch()).get("token") ?? undefined
  const [typed, setTyped] = useState("")
  const { state, refusals, attempt } = useAsking(logic, { input: { token } })

  if (state.matches("saved")) return <Redirect to="/login" replace />
  if (state.matches("askingNewLink")) return <Redirect to="/reset-password" replace />
  if (state.matches("linkUnusable")) {
    return (
      <PublicFrame product={name} title="This link cannot be used" year={thisYear()}>
        {refusals[0] && <p role="alert">{refusals[0].text}</p>}
        <Button kind="primary" wide onClick={() => attempt({ type: "link.requested" })}>
          Ask for a new link
        </Button>
      </PublicFrame>
    )
  }

  return (
    <PublicForm
      product={name}
      title="Set a new password"
      of={newPasswordForm}
      problems={state.context.problems}
      refusals={refusals}
      busy={state.hasTag("busy")}
      below={{ newPassword: <PasswordHints hints={passwordHints(typed)} /> }}
      onType={(field, text) => field === "newPassword" && setTyped(text)}
      submit="Save password"
      elsewhere={["/login", "Back to sign in"]}
      onSubmit={(answers) => attempt({ type: "password.submitted", ...answers })}
    />
  )
}
