import type { ZoneOfAgency } from "@crewfleet/machines"
import { timeZoneEditorLogic } from "@crewfleet/machines"
import { timeZoneForm, timeZoneName } from "@crewfleet/sdk/rules"
import { useState } from "react"
import { EditorDialog } from "../editing/EditorDialog.tsx"
import { Page } from "../layout/Page.tsx"
import { loadClient } from "../session/sessionActor.ts"
import { platformTimeZone, timeZone } from "../time/timeZone.ts"
import { Button } from "../ui/Button.tsx"
import { Card } from "../ui/Card.tsx"
import { InvoicingCard } from "./InvoicingCard.tsx"
import { TimeZoneField } from "./TimeZoneField.tsx"

interface SettingsScreenProps {
  readonly agencyId: number
  /** Whose drafts are kept. */
  readonly owner: string | undefined
  /** Called with the time zone in which the agency reads and writes times from now on. */
  readonly onTimeZone: (timeZone: string) => void
  readonly logic?: typeof timeZoneEditor
}

/** What an agency can change of itself once its profile is complete: its time zone, and what stands on its invoices. */
export function SettingsScreen({ agencyId, owner, onTimeZone, logic = timeZoneEditor }: SettingsScreenProps) {
  const [open, setOpen] = useState(false)
  const close = (zone: ZoneOfAgency | undefined) => {
    if (zone?.timeZone) onTimeZone(zone.timeZone)
    setOpen(false)
  }
  return (
    <Page>
      <Card
        title="Time zone"
        actions={
          <Button size="small" onClick={() => setOpen(true)}>
            Change
          </Button>
        }
      >
        <p>{timeZoneName(timeZone())}</p>
      </Card>
      <InvoicingCard agencyId={agencyId} owner={owner} />
      {open && (
        <EditorDialog
          logic={logic}
          of={timeZoneForm}
          owner={owner}
          id={agencyId}
          thing="time zone"
          title="Change the time zone"
          submit="Save"
          questions={{ odd: { timeZone: (control) => <TimeZoneField {...control} /> } }}
          onDone={({ thing }) => close(thing as ZoneOfAgency | undefined)}
        />
      )}
    </Page>
  )
}

/** Choosing another time zone as this portal does it: over HTTP. */
const timeZoneEditor = timeZoneEditorLogic(loadClient, platformTimeZone)
