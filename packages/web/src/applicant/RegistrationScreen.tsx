import type { registrationMachine, signInMachine } from "@crewfleet/machines"
import { applicantForm, words } from "@crewfleet/sdk/rules"
import { useState } from "react"
import { useBrand } from "../brand/brandAtom.ts"
import { fileAddress } from "../file/fileAddress.ts"
import { QuestionForm } from "../form/QuestionForm.tsx"
import { PublicFrame } from "../layout/PublicFrame.tsx"
import { failureWords } from "../list/failureWords.ts"
import { notify } from "../notice/noticesAtom.ts"
import { thisYear } from "../thisYear.ts"
import { Button } from "../ui/Button.tsx"
import { ButtonLink } from "../ui/ButtonLink.tsx"
import { Link } from "../ui/Link.tsx"
import { LoadingState } from "../ui/LoadingState.tsx"
import { Row } from "../ui/Row.tsx"
import { Stack } from "../ui/Stack.tsx"
import { useLogic } from "../useLogic.ts"
import { AccountDialog } from "./AccountDialog.tsx"
import { ApplicantQuestions } from "./ApplicantQuestions.tsx"
import styles from "./RegistrationScreen.module.css"
import { registrationDraft } from "./registrationDraft.ts"

interface RegistrationScreenProps {
  readonly agencyId: number
  readonly logic: typeof registrationMachine
  readonly signIn: typeof signInMachine
}

const personal = Object.keys(applicantForm.questions).filter((field) => field !== "shares")

/** `/guest/register/{agencyId}`: somebody applies to an agency, with an account or without (specification 002 §2). */
export function RegistrationScreen({ agencyId, logic, signIn }: RegistrationScreenProps) {
  const { name: product } = useBrand()
  const [refusals, setRefusals] = useState<ReadonlyArray<string>>([])
  const [turn, setTurn] = useState(0)
  const [state, send] = useLogic(logic, { input: { agencyId } }, (emitted) => {
    if (emitted.type === "draft.changed")
      registrationDraft.keep(agencyId, emitted.draft).catch(() => notify(words.draftNotKept))
    else if (emitted.notice.level === "success" || emitted.notice.level === "info") notify(emitted.notice)
    else setRefusals((earlier) => [...earlier, emitted.notice.text])
  })
  const { agency, codes, form, worker, problems, failure, isKept } = state.context
  const frame = { product, year: thisYear() }
  const attempt = (event: Parameters<typeof send>[0]) => {
    setRefusals([])
    send(event)
  }

  if (state.matches("absent"))
    return (
      <PublicFrame {...frame} title="This agency cannot be found">
        <p>Check the address, or ask the agency for the link to its registration page.</p>
        <SignIn />
      </PublicFrame>
    )
  if (state.matches("failed") && failure)
    return (
      <PublicFrame {...frame} title="Registration Form">
        <p role="alert">{failureWords("loadAgency", failure)}</p>
        <Button wide onClick={() => attempt({ type: "reload.asked" })}>
          Try again
        </Button>
      </PublicFrame>
    )
  if (!agency)
    return (
      <PublicFrame {...frame} title="Registration Form">
        <LoadingState message="One moment …" />
      </PublicFrame>
    )

  const heading = (
    <Row gap={3} nowrap>
      {agency.logo && <img className={styles.logo} src={fileAddress(agency.logo)} alt="" />}
      <p className={styles.name}>{agency.name}</p>
    </Row>
  )
  if (state.matches("registered"))
    return (
      <PublicFrame {...frame} title="Look into your e-mail">
        {heading}
        <p>
          What you need to sign in is on its way to {form.email}. The link in it ends after three days. If
          nothing arrives, look in your spam folder.
        </p>
        <SignIn />
      </PublicFrame>
    )
  if (state.matches("applied"))
    return (
      <PublicFrame {...frame} title="Application sent">
        {heading}
        <p>{agency.name} sees your details and records now, and decides about your application.</p>
        <ButtonLink href="/worker/home" kind="primary">
          Go to your portal
        </ButtonLink>
      </PublicFrame>
    )

  const isAdded = state.matches("added") || state.matches("linking")
  const isSigningIn = ["signingIn", "refusing"].some((value) => state.matches(value as "signingIn"))
  const change = (changes: Partial<typeof form>) =>
    send({ type: "form.changed", changes, key: crypto.randomUUID() })
  return (
    <PublicFrame
      {...frame}
      title="Registration Form"
      lead={worker ? "You apply as who you are." : "Your login details arrive by e-mail."}
    >
      {heading}
      {isKept && !worker && !isAdded && (
        <Stack gap={2} align="start">
          <p>What you typed earlier on this device is still here.</p>
          <Button size="small" onClick={() => attempt({ type: "form.cleared" })}>
            Clear the form
          </Button>
        </Stack>
      )}
      <QuestionForm
        of={applicantForm}
        problems={problems}
        refusals={isSigningIn ? [] : refusals}
        busy={state.hasTag("busy")}
        onSubmit={() =>
          attempt({ type: "submit.asked", now: new Date().toISOString(), key: crypto.randomUUID() })
        }
      >
        <ApplicantQuestions
          fields={personal}
          answers={worker ? { ...applicantForm.read(worker), shares: form.shares } : form}
          codes={codes}
          problems={problems}
          disabled={worker !== undefined || isAdded}
          onChange={change}
        />
        <ApplicantQuestions
          fields={["shares"]}
          answers={form}
          codes={codes}
          problems={problems}
          disabled={isAdded}
          onChange={change}
        />
        <Button type="submit" kind="primary" wide busy={state.hasTag("busy")}>
          {worker ? "Submit APPLICATION" : isAdded ? "Try again" : "Register"}
        </Button>
      </QuestionForm>
      {!worker && (
        <>
          <Button
            wide
            disabled={!state.matches("filling")}
            onClick={() => attempt({ type: "account.asked" })}
          >
            I have an account
          </Button>
          <SignIn />
        </>
      )}
      {isSigningIn && (
        <AccountDialog
          key={turn}
          logic={signIn}
          refusals={refusals}
          busy={state.matches("refusing")}
          onOpened={(session) => {
            setTurn(turn + 1)
            attempt({ type: "session.opened", session })
          }}
          onClose={() => attempt({ type: "account.closed" })}
        />
      )}
    </PublicFrame>
  )
}

function SignIn() {
  return (
    <p>
      You want to go to your portal? <Link href="/login">Sign In</Link>
    </p>
  )
}
