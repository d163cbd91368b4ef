import { resetPasswordLogic } from "@crewfleet/machines"
import { type Notice, recoveryEmailForm } from "@crewfleet/sdk"
import { useState } from "react"
import { Link } from "wouter"
import { useBrand } from "../brand/brandAtom.ts"
import { askedOnce } from "../form/ControlProps.ts"
import { PublicFrame } from "../layout/PublicFrame.tsx"
import { tell } from "../notice/noticesAtom.ts"
import { thisYear } from "../thisYear.ts"
import { Button } from "../ui/Button.tsx"
import { Form } from "../ui/Form.tsx"
import { TextField } from "../ui/TextField.tsx"
import { useLogic } from "../useLogic.ts"
import styles from "./SignInPage.module.css"
import { loadClient } from "./sessionActor.ts"

const resetPassword = resetPasswordLogic(loadClient)

interface RecoverPasswordScreenProps {
  readonly title: string
  readonly logic?: typeof resetPassword
}

/** Shows `resetPasswordMachine`: asks where to send a link that sets a new password. */
export function RecoverPasswordScreen({ title, logic = resetPassword }: RecoverPasswordScreenProps) {
  const { name } = useBrand()
  const [refusal, setRefusal] = useState<Notice>()
  const [state, send] = useLogic(logic, {}, ({ notice }) =>
    notice.level === "error" ? setRefusal(notice) : tell(notice)
  )
  const { email, problems } = state.context
  const isSent = state.matches({ asking: "sent" })

  return (
    <PublicFrame
      product={name}
      title={title}
      lead="Enter the email address of your account, and we will send you a link to set a new password."
      year={thisYear()}
    >
      <Form
        problems={[...problems, ...(refusal ? [refusal] : [])]}
        busy={state.hasTag("busy")}
        onSubmit={(answers) => {
          setRefusal(undefined)
          send({ type: "email.submitted", email: String(answers.get("email")) })
        }}
      >
        <TextField
          {...askedOnce(recoveryEmailForm, "email")}
          type="email"
          defaultValue={email}
          problem={problems[0]?.text}
        />
        <Button type="submit" kind="primary" wide busy={state.hasTag("busy")}>
          {isSent ? "Send another link" : "Send link"}
        </Button>
      </Form>
      {isSent && <p>The link works for 30 minutes. If nothing arrives, look in your spam folder.</p>}
      <p className={styles.aside}>
        <Link href="/login">Back to sign in</Link>
      </p>
    </PublicFrame>
  )
}
