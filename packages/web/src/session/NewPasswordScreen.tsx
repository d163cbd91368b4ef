import { savePasswordLogic } from "@crewfleet/machines"
import { type Notice, newPasswordForm, passwordHints } from "@crewfleet/sdk"
import { useState } from "react"
import { Link, Redirect, useSearch } from "wouter"
import { useBrand } from "../brand/brandAtom.ts"
import { askedOnce } from "../form/ControlProps.ts"
import { PublicFrame } from "../layout/PublicFrame.tsx"
import { tell } from "../notice/noticesAtom.ts"
import { thisYear } from "../thisYear.ts"
import { Button } from "../ui/Button.tsx"
import { Form } from "../ui/Form.tsx"
import { PasswordField } from "../ui/PasswordField.tsx"
import { useLogic } from "../useLogic.ts"
import { PasswordHints } from "./PasswordHints.tsx"
import styles from "./SignInPage.module.css"
import { loadClient } from "./sessionActor.ts"

const savePassword = savePasswordLogic(loadClient)

/** Shows `savePasswordMachine`: sets a new password with the link from a mail. */
export function NewPasswordScreen({ logic = savePassword }) {
  const { name } = useBrand()
  const token = new URLSearchParams(useSearch()).get("token") ?? undefined
  const [refusal, setRefusal] = useState<Notice>()
  const [typed, setTyped] = useState("")
  const [state, send] = useLogic(logic, { input: { token } }, ({ notice }) =>
    notice.level === "success" ? tell(notice) : setRefusal(notice)
  )
  const { problems } = state.context
  const problemOf = (field: "newPassword" | "repeatedpass") =>
    problems.find((problem) => problem.field === field)?.text

  if (state.matches("saved")) return <Redirect to="/login" replace />
  if (state.matches("askingNewLink")) return <Redirect to="/reset-password" replace />
  if (state.matches("linkUnusable")) {
    return (
      <PublicFrame product={name} title="This link cannot be used" year={thisYear()}>
        {refusal && <p role="alert">{refusal.text}</p>}
        <Button kind="primary" wide onClick={() => send({ type: "link.requested" })}>
          Ask for a new link
        </Button>
      </PublicFrame>
    )
  }

  return (
    <PublicFrame product={name} title="Set a new password" year={thisYear()}>
      <Form
        problems={[...problems, ...(refusal ? [refusal] : [])]}
        busy={state.hasTag("busy")}
        onSubmit={(answers) => {
          setRefusal(undefined)
          send({
            type: "password.submitted",
            newPassword: String(answers.get("newPassword")),
            repeatedpass: String(answers.get("repeatedpass"))
          })
        }}
      >
        <PasswordField
          {...askedOnce(newPasswordForm, "newPassword")}
          problem={problemOf("newPassword")}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <PasswordHints hints={passwordHints(typed)} />
        <PasswordField {...askedOnce(newPasswordForm, "repeatedpass")} problem={problemOf("repeatedpass")} />
        <Button type="submit" kind="primary" wide busy={state.hasTag("busy")}>
          Save password
        </Button>
      </Form>
      <p className={styles.aside}>
        <Link href="/login">Back to sign in</Link>
      </p>
    </PublicFrame>
  )
}
