import type { FormPlace } from "@crewfleet/machines"
import { type OnboardingFormName, onboardingForm } from "@crewfleet/sdk/rules"
import { LoadedPart } from "../list/LoadedPart.tsx"
import { ButtonLink } from "../ui/ButtonLink.tsx"
import { Link } from "../ui/Link.tsx"
import { Stack } from "../ui/Stack.tsx"
import type { OnboardingLogics } from "./onboardingLogics.ts"

interface NextFormProps {
  readonly of: FormPlace
  readonly agencyId: number
  readonly logic: OnboardingLogics["next"]
}

/** The way from one form to the next that waits, without going back to the list. */
export function NextForm({ of, agencyId, logic }: NextFormProps) {
  return (
    <LoadedPart logic={logic} request={of} lines={2}>
      {({ next, others }) => (
        <Stack>
          {next ? (
            <>
              <ButtonLink href={`/agency/${next.form}/${agencyId}/${next.workerId}`}>Next form</ButtonLink>
              <p>{`${onboardingForm(next.form as OnboardingFormName).title} of ${next.firstname} ${next.lastname}`}</p>
            </>
          ) : (
            <p>No other form waits for you.</p>
          )}
          <Link href="/agency/forms">
            {others === 0 ? "All forms" : `${others} more ${others === 1 ? "waits" : "wait"}`}
          </Link>
        </Stack>
      )}
    </LoadedPart>
  )
}
