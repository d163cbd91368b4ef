import type { AgencyTimeZone } from "@crewfleet/sdk"
import { type AnswersOf, defaultTimeZone, timeZoneForm, words } from "@crewfleet/sdk/rules"
import type { LoadClient } from "../calling.ts"
import { editorMachine } from "../editing/editorMachine.ts"
import { agencyActors } from "./agencyActors.ts"

/** The time zone of an agency; the platform's where it has none of its own. */
export interface ZoneOfAgency extends AgencyTimeZone {
  readonly id: number
}

type ZoneAnswers = AnswersOf<typeof timeZoneForm>

/** The form in which an agency chooses another time zone. */
export const timeZoneEditorMachine = editorMachine<ZoneOfAgency, ZoneAnswers>({
  id: "timeZoneEditor",
  description: "An agency chooses the time zone in which it works.",
  form: timeZoneForm,
  created: words.timeZoneSaved,
  updated: words.timeZoneSaved,
  returnsThing: true
})

/** The same with the SDK behind its ports; `platform` tells the zone of agencies that have none of their own. */
export const timeZoneEditorLogic = (load: LoadClient, platform: () => string = () => defaultTimeZone) =>
  timeZoneEditorMachine.provide({
    actors: agencyActors<ZoneOfAgency, ZoneAnswers>(load, {
      read: (id, { timeZone, versions }) => ({
        id,
        version: versions?.timeZone,
        timeZone: timeZone ?? platform()
      }),
      save: ({ agency }, { params, edited, form }, options) =>
        agency.updateTimeZone({ params, payload: { ...timeZoneForm.write(form), ...edited } }, options)
    })
  })
