import { writeInstant } from "@crewfleet/sdk/rules"
import { PageHeading } from "../layout/PageHeading.tsx"
import { useZone } from "../time/InZone.tsx"
import { Stack } from "../ui/Stack.tsx"
import styles from "./LogScreen.module.css"
import type { OpenedLog } from "./OpenedLog.ts"

/** Which journey it is: its reference, where from and where to, and when, by the clocks of its agency. */
export function LogHeader({ opened }: { readonly opened: OpenedLog }) {
  const { refPrefix, pickupPostCode, destinationPostCode, dateTimeRequired } = opened.log.job
  const zone = useZone()
  return (
    <Stack gap={1}>
      <PageHeading title={`Job Refs ${refPrefix}`}>{`Job Refs ${refPrefix}`}</PageHeading>
      <p className={styles.places}>
        {pickupPostCode} &gt; {destinationPostCode}
      </p>
      {dateTimeRequired && (
        <p>
          {writeInstant("longDate", dateTimeRequired, zone)}, {writeInstant("time", dateTimeRequired, zone)}
        </p>
      )}
    </Stack>
  )
}
