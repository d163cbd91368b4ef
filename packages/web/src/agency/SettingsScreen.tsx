import {
  type ContactOfAgency,
  contactEditorLogic,
  type InvoicingOfAgency,
  invoicingEditorLogic,
  ownAgencyLogic,
  type ReturnRulesOfAgency,
  returnRulesEditorLogic,
  timeZoneEditorLogic,
  type ZoneOfAgency
} from "@crewfleet/machines"
import {
  agencyAddress,
  contactForm,
  invoicingForm,
  returnRulesForm,
  timeZoneForm,
  timeZoneName
} from "@crewfleet/sdk/rules"
import type { ReactNode } from "react"
import { fileAddress } from "../file/fileAddress.ts"
import { Page } from "../layout/Page.tsx"
import { PartBody } from "../list/PartBody.tsx"
import { loadClient } from "../session/sessionActor.ts"
import { platformTimeZone, timeZone } from "../time/timeZone.ts"
import { SkeletonLines } from "../ui/Skeleton.tsx"
import { Stack } from "../ui/Stack.tsx"
import { useLogic } from "../useLogic.ts"
import { LogoCard, makeLogoUpload } from "./LogoCard.tsx"
import { SettingsCard } from "./SettingsCard.tsx"
import styles from "./SettingsScreen.module.css"
import { TimeZoneField } from "./TimeZoneField.tsx"

interface SettingsScreenProps {
  readonly agencyId: number
  /** In which amounts are: ISO 4217. */
  readonly currency: string
  /** Whose drafts are kept. */
  readonly owner: string | undefined
  /** Called with the time zone in which the agency reads and writes times from now on. */
  readonly onTimeZone: (timeZone: string) => void
  readonly logics?: typeof settingsLogics
}

/** What an agency can change of itself once its profile is complete, but for its currency. */
export function SettingsScreen({
  agencyId,
  currency,
  owner,
  onTimeZone,
  logics = settingsLogics
}: SettingsScreenProps) {
  const of = { owner, id: agencyId }
  const [state, send] = useLogic(logics.agency, { input: { request: { agencyId } } })
  const { value: agency, failure, attempts } = state.context
  const reload = () => send({ type: "reload.asked" })
  const part = (children: ReactNode) => (
    <PartBody
      situation="loadAgency"
      failure={agency ? undefined : failure}
      attempts={attempts}
      busy={state.hasTag("busy")}
      onRetry={reload}
      nothing={undefined}
      skeleton={<SkeletonLines lines={3} />}
    >
      {agency && children}
    </PartBody>
  )
  const lines = agency ? agencyAddress(agency) : []
  return (
    <Page>
      <SettingsCard<ContactOfAgency, typeof contactForm>
        {...of}
        title="Contact details"
        change="Change the contact details"
        thing="contact card"
        of={contactForm}
        logic={logics.contact}
        questions={{ prefix: "contact-" }}
        onSaved={reload}
      >
        {part(
          <Stack gap={2}>
            {agency?.telephone && <p>{agency.telephone}</p>}
            {lines.length > 0 && <address className={styles.address}>{lines.join("\n")}</address>}
            {!agency?.telephone && lines.length === 0 && (
              <p>You have yet to say how hirers and workers reach you.</p>
            )}
          </Stack>
        )}
      </SettingsCard>
      <LogoCard agencyId={agencyId} makeUpload={logics.makeLogoUpload} onSaved={reload}>
        {part(
          agency?.logo ? (
            <img className={styles.logo} src={fileAddress(agency.logo)} alt="Your logo" />
          ) : (
            <p>You have no logo yet.</p>
          )
        )}
      </LogoCard>
      <SettingsCard<ZoneOfAgency, typeof timeZoneForm>
        {...of}
        title="Time zone"
        change="Change the time zone"
        thing="time zone"
        of={timeZoneForm}
        logic={logics.timeZone}
        questions={{ odd: { timeZone: (control) => <TimeZoneField {...control} /> } }}
        onSaved={(saved) => saved.timeZone && onTimeZone(saved.timeZone)}
      >
        <p>{timeZoneName(timeZone())}</p>
      </SettingsCard>
      <SettingsCard<InvoicingOfAgency, typeof invoicingForm>
        {...of}
        title="Invoices"
        change="Change what stands on invoices"
        thing="invoicing"
        of={invoicingForm}
        logic={logics.invoicing}
        questions={{ prefix: "invoicing-" }}
      >
        <p>Your tax number and your payment terms stand on every invoice that you issue.</p>
      </SettingsCard>
      <SettingsCard<ReturnRulesOfAgency, typeof returnRulesForm>
        {...of}
        title="Returns"
        change="Change the rules for returns"
        thing="set of rules for returns"
        of={returnRulesForm}
        logic={logics.returnRules}
        questions={{ prefix: "returns-" }}
      >
        <p>
          By these rules the portal proposes what to charge at a return: days late, kilometres over the
          allowance, fuel and cleaning. Prices are in {currency}, before tax. You take, change or leave out
          each line.
        </p>
      </SettingsCard>
    </Page>
  )
}

/** What an agency says of itself as this portal changes it: over HTTP. */
const settingsLogics = {
  agency: ownAgencyLogic(loadClient),
  contact: contactEditorLogic(loadClient),
  makeLogoUpload,
  timeZone: timeZoneEditorLogic(loadClient, platformTimeZone),
  invoicing: invoicingEditorLogic(loadClient),
  returnRules: returnRulesEditorLogic(loadClient)
}
