import { type ProfileStep, profileProgress, profileSteps } from "@crewfleet/sdk/rules"
import { ProgressBar } from "../ui/ProgressBar.tsx"
import { StepIndicator } from "../ui/StepIndicator.tsx"
import styles from "./StepHeading.module.css"

/** Where one is in the wizard; takes the focus with each step, so that it is read out. */
export function StepHeading({ step }: { readonly step: ProfileStep }) {
  const current = profileSteps.indexOf(step)
  return (
    <>
      <StepIndicator label="Steps" steps={profileSteps.map((each) => short[each])} current={current} />
      <ProgressBar label="Profile setup" percent={profileProgress(step)} />
      <h3 key={step} className={styles.heading} tabIndex={-1} ref={takeFocus}>
        Step {current + 1} of {profileSteps.length}: {long[step]}
      </h3>
    </>
  )
}

const short: Record<ProfileStep, string> = { currency: "Currency", contact: "Contact", logo: "Logo" }

const long: Record<ProfileStep, string> = {
  currency: "choose your base currency",
  contact: "give your contact details",
  logo: "upload your logo"
}

const takeFocus = (heading: HTMLElement | null) => heading?.focus()
