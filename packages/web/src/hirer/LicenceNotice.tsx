import { licenceOn, licenceWords } from "@crewfleet/sdk/rules"
import { timeZone } from "../time/timeZone.ts"
import { Callout } from "../ui/Callout.tsx"
import { Link } from "../ui/Link.tsx"
import { useLogic } from "../useLogic.ts"
import type { HirerLogics } from "./hirerLogics.ts"

interface LicenceNoticeProps {
  readonly hirerId: number
  readonly agencyId: number | undefined
  /** When the hire starts and ends, ISO 8601. */
  readonly start: string
  readonly end: string
  readonly logic: HirerLogics["hirer"]
}

/** Tells where a hirer's driving licence is missing or ends before the return; it keeps nobody from anything. */
export function LicenceNotice({ hirerId, agencyId, start, end, logic }: LicenceNoticeProps) {
  const [{ context }] = useLogic(logic, { input: { request: { hirerId, agencyId } } })
  const hirer = context.value
  const said = hirer && licenceWords(licenceOn(hirer, start, end, timeZone()))
  if (!said) return null
  return (
    <Callout tone="warning">
      <p>
        <Link href={`/agency/clients/${hirerId}?tab=documents`}>{hirer.name || `Hirer ${hirerId}`}</Link>{" "}
        {said}
      </p>
    </Callout>
  )
}
